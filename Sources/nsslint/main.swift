import NSSCommandLine

Program.nsslint.runProcess()
