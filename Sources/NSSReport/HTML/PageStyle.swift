// swift-format-ignore-file
// Generated from page.css in Assets by NSSReportTests (NSS_UPDATE=1). Edit them instead.

/// The style of all pages.
enum PageStyle {
  static let text: StaticString = #"""
    /* What a theme sets is a class of its own (c0, c1, ...) behind these rules: to lose against it, a rule here has the
       weight of one class at most. */
    :root{color-scheme:light dark;--bg:#fbfbfd;--panel:#fff;--text:#1d1d1f;--soft:#5b5b63;--line:#dfdfe5;--accent:#0a5cad;--tint:#eaf2fb;--bad:#b3261e;--badbg:#fdf0ef;--mark:#8a5a00;--good:#1b6e3c}
    @media (prefers-color-scheme:dark){:root{--bg:#161618;--panel:#1f1f22;--text:#f2f2f4;--soft:#adadb5;--line:#38383d;--accent:#86bdff;--tint:#22303f;--bad:#ffb4ab;--badbg:#3a1f1d;--mark:#f0c060;--good:#7fd3a0}}
    *{box-sizing:border-box}
    html{scroll-padding-top:calc(var(--top,4.5rem) + .6rem)}
    body{margin:0;background:var(--bg);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
    h1,h2,h3,h4,p{overflow-wrap:anywhere}
    h1{font-size:1.35rem;margin:0;letter-spacing:-.01em}
    h2{font-size:1.25rem;margin:0}
    h3{font-size:1.05rem;margin:0 0 .4rem}
    h3 small{font-weight:400;color:var(--soft);font-size:.85rem;margin-left:.35rem}
    h4{font-size:.95rem;margin:1rem 0 .4rem}
    p{margin:.3rem 0}
    code,pre,.code,.where{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.86em}
    a{color:var(--accent)}
    button,input,select{font:inherit;color:inherit}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    [hidden]{display:none!important}
    .sub{color:var(--soft);font-size:.88rem}
    .hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:.5rem;z-index:9;background:var(--panel);padding:.4rem .8rem}
    .top{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.7rem 1.4rem;background:var(--bg);border-bottom:1px solid var(--line)}
    .top .sub{margin:0;overflow-wrap:anywhere}
    .tools{display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center;font-size:.86rem;color:var(--soft)}
    .tools input[type=search],.tools select{padding:.28rem .5rem;border:1px solid var(--line);border-radius:.5rem;background:var(--panel);color:var(--text);margin-left:.2rem}
    .tools input[type=search]{width:14rem}
    .tools label,.tools select{max-width:100%}
    .tools select{width:auto;max-width:15rem}
    .check{display:inline-flex;gap:.35rem;align-items:center}
    .columns{display:grid;grid-template-columns:minmax(10rem,15rem) minmax(0,1fr) minmax(17rem,22rem);gap:1.6rem;padding:1.2rem 1.4rem;max-width:112rem;margin:auto}
    .toc{position:sticky;top:calc(var(--top,4.5rem) + .8rem);align-self:start;max-height:calc(100vh - var(--top,4.5rem) - 1.6rem);overflow:auto;font-size:.86rem}
    .toc h2{font-size:.8rem;color:var(--soft);margin:.6rem 0 .2rem}
    .toc ul{list-style:none;margin:0;padding:0}
    .toc a{display:block;padding:.16rem .5rem;border-radius:.4rem;color:var(--text);text-decoration:none;overflow-wrap:anywhere}
    .toc a:hover{background:var(--tint)}
    #why{position:sticky;top:calc(var(--top,4.5rem) + .8rem);align-self:start;max-height:calc(100vh - var(--top,4.5rem) - 1.6rem);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:.9rem;padding:1rem 1.1rem;font-size:.88rem;overflow-wrap:anywhere}
    #why h2{font-size:1.02rem}
    #why h3{font-size:.9rem;margin:.9rem 0 .2rem;display:flex;gap:.45rem;align-items:center;flex-wrap:wrap}
    #why ol,#why ul{padding-left:1.1rem;margin:.25rem 0}
    #why li{margin:.18rem 0}
    #why .value{border-top:1px solid var(--line);margin-top:.7rem;padding-top:.1rem}
    #why .value>b{font-weight:600}
    #why .close{float:right;border:1px solid var(--line);border-radius:.5rem;background:none;padding:0 .6rem;cursor:pointer}
    #why .cap{color:var(--soft);font-size:.8rem;margin:.45rem 0 0}
    .legend,.notes{color:var(--soft);font-size:.86rem;padding-left:1.1rem;margin:.3rem 0 .6rem}
    .keys{color:var(--soft)}
    .demo{border-bottom:2px dotted;padding-bottom:1px}
    .demo-dot{background:#d98a2b}
    .mark{color:var(--mark)}
    .engine{margin-bottom:2.5rem}
    .component{border-top:1px solid var(--line);padding:1.1rem 0 1.3rem;margin-top:1rem;}
    .many .component{content-visibility:auto;contain-intrinsic-size:auto 40rem}
    .shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,34rem),1fr));gap:1rem 1.2rem}
    [data-engine=nui] .shots,.shots.one{grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
    .shot{margin:0;min-width:0;break-inside:avoid}
    .shot figcaption{font-size:.8rem;color:var(--soft);margin-bottom:.25rem}
    .looks{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:.5rem}
    .rejected{border:2px solid var(--bad);border-radius:.9rem;background:var(--badbg);padding:1rem 1.2rem;margin:1rem 0}
    .rejected h3{color:var(--bad);font-size:1.2rem}
    .rejected pre{overflow:auto;background:var(--panel);border-radius:.5rem;padding:.7rem .9rem;margin:.6rem 0;line-height:1.35}
    .notice{padding:.8rem 1rem;background:var(--tint);border-radius:.7rem}
    .screen{--page:#f2f2f7;--cell:#fff;--ink:#1c1c1e;--grey:#6c6c72;--rule:#d1d1d6;--fill:#e5e5ea;background:var(--page);color:var(--ink);border-radius:.9rem;padding:.75rem;min-width:0;border:1px solid var(--line);font:17px/1.3 -apple-system,system-ui,"Segoe UI",Roboto,sans-serif}
    .screen.light{color-scheme:light}
    .screen.dark{color-scheme:dark;--page:#000;--cell:#1c1c1e;--ink:#f2f2f7;--grey:#98989f;--rule:#48484a;--fill:#3a3a3c}
    .cell{background:var(--cell);border-radius:.6rem;padding:.65rem .8rem;display:flex;flex-direction:column;gap:.5rem;min-width:0}
    .cell[data-p]{cursor:pointer}
    .none{background:none;padding:.2rem 0}
    .cell.u{outline:1px dashed var(--rule);outline-offset:-1px}
    .row{display:flex;gap:.7rem;align-items:center;min-width:0}
    .lead,.main,.trail{display:flex;flex-direction:column;gap:.18rem;min-width:0;align-items:flex-start}
    .main{flex:1 1 50%}
    .trail{align-items:flex-end;flex:0 1 auto}
    .steps{flex-direction:row;align-items:center;gap:.5rem;white-space:nowrap;flex-shrink:0}
    .figures{display:flex;align-items:baseline;gap:.15rem}
    .below{display:flex;flex-wrap:wrap;gap:.5rem .8rem;align-items:center}
    .groups{display:flex;gap:.5rem;flex-wrap:wrap}
    .group{display:flex;flex-wrap:wrap;gap:.3rem .5rem;padding:.3rem .6rem;border-radius:.45rem;align-items:center}
    .group.u{outline:1px dashed var(--rule);outline-offset:-1px}
    .barbox{display:flex;align-items:center;justify-content:space-between;gap:.6rem;padding:.5rem .7rem;border-radius:.45rem;flex-wrap:wrap}
    .barbox.u{outline:1px dashed var(--rule);outline-offset:-1px}
    .unknown,.demo-unknown{background:repeating-conic-gradient(#8c939d 0 25%,#79818c 0 50%) 0 0/16px 16px}
    .demo-unknown{display:inline-block;width:1.6em;height:.9em;border-radius:.2em;vertical-align:-.1em}
    .p{appearance:none;border:0;background:none;margin:0;padding:0;color:inherit;font:inherit;text-align:start;cursor:pointer;max-width:100%;overflow-wrap:anywhere;border-radius:2px}
    .p:hover{outline:2px solid var(--accent);outline-offset:1px}
    .sel{outline:3px solid var(--accent);outline-offset:2px}
    .changed{outline:2px solid #d98a2b;outline-offset:2px}
    .mid{font-size:15px}
    .small{font-size:13px}
    .big{font-size:28px}
    .u,.k{color:var(--grey)}
    .plate{background:var(--cell);color:var(--grey);border-radius:.25rem;padding:0 .3rem;font-weight:400}
    .rests{font-size:12px;color:var(--grey);margin:.5rem 0 0}
    .rests .mark{color:inherit}
    .p.u:not(.chip):not(.img):not(.glyph):not(.line){text-decoration:underline dotted;text-underline-offset:3px;text-decoration-thickness:1px}
    .q::after{content:"?";font-size:.72em;vertical-align:super;font-weight:600;margin-left:1px;opacity:.85}
    .ph{display:block}
    .img,.glyph{display:inline-flex;width:30px;height:30px;align-items:center;justify-content:center;position:relative}
    .img{width:38px;height:38px;border-radius:6px}
    .trail .img{width:24px;height:24px}
    .img svg,.glyph svg{width:80%;height:80%;fill:currentColor}
    .img.u,.glyph.u{background:repeating-linear-gradient(45deg,var(--fill) 0 4px,transparent 4px 8px)}
    .img.q::after,.glyph.q::after,.line.q::after{position:absolute;right:-.5em;top:-.4em}
    .btn{padding:.35rem .8rem;border-radius:.5rem}
    .btn.u{background:repeating-linear-gradient(45deg,var(--fill) 0 4px,transparent 4px 8px)}
    .box{padding:.5rem .7rem;border-radius:.4rem;min-width:8rem}
    .box.u{outline:1px dashed var(--rule);outline-offset:-1px}
    .line{display:block;height:0;width:100%;min-height:4px;position:relative;background:var(--rule)}
    .bart{font-weight:600}
    .chips{display:flex;flex-wrap:wrap;gap:.3rem .7rem;margin-top:.55rem;font-size:12px;color:var(--grey)}
    .chip{display:inline-flex;align-items:center;gap:.3rem}
    .ground{--g1:#fff;--g2:#d5d5da;display:inline-flex;flex:none;vertical-align:-.12em;border-radius:.25em;background:var(--g1)}
    .ground.glass{background:repeating-conic-gradient(var(--g1) 0 25%,var(--g2) 0 50%) 0 0/.5em .5em}
    .ground.dark,.screen.dark .ground{--g1:#000;--g2:#3a3a3f}
    .swatch{display:inline-block;width:1em;height:1em;border-radius:.25em;box-shadow:0 0 0 1px var(--rule,#8886);flex:none}
    .empty{background:repeating-linear-gradient(45deg,var(--rule,#8886) 0 2px,transparent 2px 4px)}
    .dot{display:inline-block;width:.55em;height:.55em;border-radius:50%;margin-left:.25em;box-shadow:0 0 0 1px #8886}
    .switch{position:relative;width:51px;height:31px;display:inline-block}
    :where(.switch) .track{position:absolute;inset:0;border-radius:16px;background:var(--fill)}
    :where(.switch) .knob{position:absolute;top:2px;left:2px;width:27px;height:27px;border-radius:50%;background:#fff;box-shadow:0 1px 3px #0005}
    :where(.switch.on) .knob{left:22px}
    .switch.q::after{position:absolute;right:-.7em;top:-.4em}
    .slider,.progress{position:relative;display:block;flex:1 1 12rem;height:28px}
    .rail,.fill{position:absolute;left:0;right:0;top:12px;height:4px;border-radius:2px;background:var(--fill)}
    .fill{right:40%;background:var(--grey)}
    :where(.slider) .knob{position:absolute;left:calc(60% - 12px);top:2px;width:24px;height:24px;border-radius:50%;background:#fff;box-shadow:0 1px 3px #0006}
    .slider.q::after,.progress.q::after{position:absolute;right:-.6em;top:-.2em}
    .spinner{display:inline-block}
    .ring{display:inline-block;width:26px;height:26px;border-radius:50%;border:4px solid var(--grey);border-right-color:transparent!important}
    .stars{font-size:24px;letter-spacing:2px}
    .star,.tag,.seg,.field{font-style:normal}
    .dots{display:inline-flex;gap:7px;padding:.3rem .5rem}
    .pip{width:8px;height:8px;border-radius:50%;background:var(--grey)}
    .off{opacity:.55}
    .tags{display:inline-flex;gap:.3rem}
    .tag{padding:.1rem .6rem;border-radius:1rem;font-size:14px;background:var(--fill)}
    .segments{display:inline-flex;padding:2px;border-radius:8px;background:var(--fill);min-width:13rem}
    .seg[data-p]{cursor:pointer}
    .seg{flex:1;text-align:center;padding:.15rem .8rem;border-radius:6px;font-size:14px}
    .segon{background:var(--cell)}
    .search{display:block;width:100%;padding:.45rem;border-radius:.5rem;background:var(--fill)}
    :where(.search) .field{display:block;background:var(--cell);border-radius:.5rem;padding:.2rem .6rem;font-size:15px}
    .two{grid-template-columns:minmax(0,1fr) minmax(17rem,22rem)}
    .summary{margin:0 0 1.6rem}
    .summary>p:first-child{font-size:1.1rem}
    .summary h2{font-size:1rem;color:var(--bad);margin-top:.8rem}
    .bad{color:var(--bad)}
    .cause{border:1px solid var(--line);border-radius:.8rem;background:var(--panel);padding:.7rem 1rem;margin:.7rem 0;content-visibility:auto;contain-intrinsic-size:auto 7rem}
    .cause h4{margin:0;overflow-wrap:anywhere}
    .changes{list-style:none;margin:.5rem 0 0;padding:0}
    .same{border-top:1px solid var(--line);margin-top:.45rem;padding-top:.35rem;font-size:.86rem}
    .same>p{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:baseline;margin:0}
    .same .changes{display:flex;flex-wrap:wrap;gap:.15rem .5rem;margin:.2rem 0}
    .same .entry{display:block;border:0;padding:.05rem .5rem;background:var(--bg);border-radius:.4rem;font-size:1em}
    .same summary{padding:.1rem 0}
    .entry{display:grid;grid-template-columns:minmax(0,4.2fr) minmax(0,3fr) minmax(0,2fr) auto;gap:.1rem .9rem;padding:.28rem 0;border-top:1px solid var(--line);font-size:.86rem;align-items:baseline;overflow-wrap:anywhere;content-visibility:auto;contain-intrinsic-size:auto 1.9rem}
    .entry .swatch{vertical-align:-.12em}
    .entry i:not(.swatch){font-style:normal;background:var(--tint);border-radius:.4rem;padding:0 .35rem}
    .delta,.contrast,.to{color:var(--soft)}
    .delta,.values code{white-space:nowrap}
    .contrast.bad{color:var(--bad);font-weight:600}
    .scope{grid-column:4;background:var(--tint);border-radius:.4rem;padding:0 .4rem}
    .when{font-size:.8rem;color:var(--soft);margin:.1rem 0}
    .demo-changed{outline:2px solid #d98a2b;outline-offset:2px;border-radius:2px;margin:0 .3rem 0 .2rem}
    .wide{overflow:auto}
    .palette table{border-collapse:collapse;font-size:.76rem;width:100%}
    .palette th,.palette td{text-align:left;padding:.25rem .3rem;border-bottom:1px solid var(--line);vertical-align:top}
    .palette thead th{color:var(--soft);font-weight:500}
    .palette tbody th{font-weight:500;overflow-wrap:anywhere;min-width:6rem}
    .palette .swatch{box-shadow:none}
    .palette .ground{padding:.3rem;box-shadow:0 0 0 1px var(--line)}
    .palette thead th{overflow-wrap:anywhere}
    .sw{display:flex;flex-direction:column;gap:.1rem;align-items:flex-start;font-size:.95em;text-align:start;white-space:nowrap;overflow-wrap:normal}
    .sw .swatch{width:2.6em;height:1.3em}
    .set code{font-weight:700}
    .set{text-decoration:none}
    .ratio{color:var(--soft)}
    .aa{color:var(--good);margin-left:.25rem;font-weight:600}
    summary{cursor:pointer;padding:.4rem 0}
    .plain .u:not(.cell,.group,.barbox){display:none}
    .plain .cell.u,.plain .group.u,.plain .barbox.u{outline:none}
    .plain :is(.row,.lead,.main,.trail,.figures,.below,.groups,.group,.barbox,.chips,.shot:not(.own),.component:not(.palette)):not(:has(button.p:not(.u))){display:none}
    .on-here .screen.there,.on-there .screen.here{display:none}
    .only-light .screen.dark,.only-dark .screen.light{display:none}
    .shot .looks+.looks{margin-top:.5rem}
    .component>h4{margin:0 0 .3rem}
    .shots.wide-shots,[data-engine=nui] .shots.wide-shots{grid-template-columns:repeat(auto-fill,minmax(min(100%,34rem),1fr))}
    .looks.pair{grid-template-columns:repeat(2,minmax(0,1fr))}
    @media (max-width:45rem){.looks.pair{gap:.3rem}.pair .screen{padding:.35rem;font-size:15px}.entry{grid-template-columns:minmax(0,1fr)}.scope{grid-column:1;justify-self:start}}
    @media (max-width:70rem){.columns{grid-template-columns:minmax(0,1fr)}.toc{position:static;max-height:11rem;border:1px solid var(--line);border-radius:.7rem;padding:.5rem}#why{position:static;max-height:none}#why.open{position:sticky;bottom:0;top:auto;max-height:40vh;box-shadow:0 -4px 18px #0003}}
    @media print{.cause,.entry{content-visibility:visible;break-inside:avoid}.tools,.toc,#why,.skip{display:none}.top{position:static}.columns{display:block;padding:0}.component{content-visibility:visible;break-inside:auto}.screen,.cell,.swatch,.p,.p *{-webkit-print-color-adjust:exact;print-color-adjust:exact}.shots{grid-template-columns:1fr 1fr}.looks{grid-template-columns:1fr 1fr}.screen{font-size:12px;padding:.4rem}}
    """#
}
