import NSSCommandLine

Program.nss.runProcess()
