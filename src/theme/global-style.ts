import type { Locale } from '../config/locales'
import { narrow, phones } from './breakpoints'
import { fontCss, localFontStack } from './fonts'
import { latePieces } from './late-pieces'
import { tokenCss } from './token-css'

const reset = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:6rem;overflow-wrap:break-word}
body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}
fieldset{border:0;min-inline-size:0}
ul[class],ol[class]{list-style:none}
img,svg,video{display:block;max-inline-size:100%}
img,video{block-size:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
table{border-collapse:collapse;inline-size:100%}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
[hidden]{display:none!important}
`

const base = `
:root{--font-local:${localFontStack};--font:Rihla,var(--font-local)}
body{background:var(--page);color:var(--ink);font-family:var(--font);font-size:var(--text-0);line-height:var(--line-height);-webkit-font-smoothing:antialiased}
h1,h2,h3,h4{font-weight:600;line-height:1.25;text-wrap:balance}
:root:lang(ar) :is(h1,h2,h3,h4){line-height:1.45}
h1{font-size:var(--text-4)}
h2{font-size:var(--text-3)}
h3{font-size:var(--text-1)}
h4{font-size:var(--text-0)}
p{text-wrap:pretty}
strong,b,th{font-weight:600}
small{font-size:var(--text--1)}
a{color:var(--action);text-decoration-thickness:1px;text-underline-offset:.22em}
a:hover{color:var(--action-strong)}
hr{border:0;border-block-start:1px solid var(--line)}
::selection{background:var(--highlight);color:#13263B}
::placeholder{color:var(--ink-soft);opacity:1}
bdi,[dir]{unicode-bidi:isolate}
.figures,time,td,output{font-variant-numeric:tabular-nums lining-nums}
.price{white-space:nowrap;font-variant-numeric:tabular-nums lining-nums}
@media ${narrow}{.price{white-space:normal}}
.price i{font-style:normal;user-select:none}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus{outline:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
[tabindex="-1"]:focus-visible{outline:none}
.skip-link{position:absolute;inset-block-start:var(--space-2);inset-inline-start:var(--space-2);z-index:var(--layer-tooltip);padding:var(--space-3) var(--space-5);border-radius:var(--radius-field);background:var(--action);color:var(--on-action);font-weight:600}
.skip-link:not(:focus){clip-path:inset(50%);inline-size:1px;block-size:1px;padding:0;overflow:hidden;white-space:nowrap}
`

/** A form of ours is sent by its script; without scripts the server would answer it with data. @assumed */
const preferences = `
@media (scripting:none){form[method=post] [type=submit]{display:none}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`

/**
 * What a page just opened draws below its first screen only when it is come near, until the rest is drawn in idle moments (app/sleep/draw-rest,
 * decision 25). The heights are about what these are on a phone: who goes to a heading has everything laid out first.
 */
const drawnLate = `
@media screen and ${phones}{html[data-fresh]:not(:has(:target)) :is(${latePieces}){content-visibility:auto;overflow-clip-margin:2rem;contain-intrinsic-block-size:auto 40rem}
html[data-fresh] article{contain-intrinsic-block-size:auto 15rem}
html[data-fresh] .prose>*{contain-intrinsic-block-size:auto 6rem}}
`

/**
 * Fonts, tokens, reset and what holds for every page. Static: gatsby-ssr writes it into the head of each page, and no script carries it,
 * because it is the same for every page and direction (it uses logical properties and `[dir]`). Which file gives the figures is the language's.
 */
export const globalCss = (locale: Locale): string =>
  [fontCss(locale), tokenCss, reset, base, drawnLate, preferences].join('').replace(/\n/g, '')
