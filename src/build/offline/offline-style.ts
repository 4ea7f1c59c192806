/** How the offline page looks, beside what holds for every page (theme/global-style). */
export const offlineStyle = `
body{min-block-size:100vh;display:grid;grid-template-rows:auto 1fr}
header{border-block-end:1px solid var(--line)}
header span,main{inline-size:100%;max-inline-size:var(--width-reading);margin-inline:auto;padding-inline:var(--space-4)}
header span{min-block-size:calc(var(--header) - 1px);display:flex;align-items:center;gap:var(--space-2);font-size:var(--text-1);font-weight:600}
header svg{flex:none;inline-size:2.25rem;block-size:2.25rem;color:var(--action)}
main{padding-block:var(--space-8) var(--space-12);display:grid;gap:var(--space-8);align-content:start}
.card{overflow:hidden;border-radius:var(--radius-card);background:var(--paper);box-shadow:var(--shadow)}
.card>svg{inline-size:100%;block-size:auto}
.card>div{padding:var(--space-5) var(--space-5) var(--space-6);display:grid;gap:var(--space-4);justify-items:start}
dt{color:var(--ink-soft);font-size:var(--text--1)}
dd{overflow-wrap:anywhere}
button{min-block-size:var(--target);padding:var(--space-2) var(--space-5);border-radius:var(--radius-field);background:var(--action);color:var(--on-action);font-weight:600;line-height:1.3}
button:hover{background:var(--action-strong)}
.act{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-4)}
section{display:grid;gap:var(--space-3)}
h1{font-size:var(--text-3)}
h2{font-size:var(--text-1)}
li{border-block-start:1px solid var(--line)}
li a{display:flex;align-items:center;min-block-size:var(--target);padding-block:var(--space-2)}
`.replace(/\n/g, '')
