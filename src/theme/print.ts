/**
 * Pages on paper (look.md; issue 3): A4, both directions, ink on white. What is pressed or leads on is left out, a film is its title and
 * its address; the header of a table stands on each of its sheets. `data-print="no"` leaves a part out. A file that browsers apply only to paper (build/print-file.ts).
 */
export const printCss = `
@page{size:A4;margin:14mm 12mm}
:root{--page:#fff;--paper:#fff;--sunk:#fff;--ink:#000;--ink-soft:#333;--shadow:none}
body{font-size:10.5pt}
header:has(~main),main~*,nav,button,dialog,noscript,iframe,[data-print=no],.skip-link{display:none!important}
main :not(span){position:static!important;max-block-size:none!important;overflow:visible!important}
main .unseen{display:none}
main [tabindex="0"]:has(>span>img){display:none}
main i{print-color-adjust:exact}
a{color:inherit;text-decoration:none}
a[data-video]{display:block!important;aspect-ratio:auto!important;padding:0!important;background:none!important;color:inherit!important}
a[data-video]::before{content:none!important}
a[data-video]::after{content:attr(href);margin-inline:.4em;direction:ltr;unicode-bidi:isolate;font-weight:400;overflow-wrap:anywhere}
h1,h2,h3{break-after:avoid}
tr,figure,li,dl>div{break-inside:avoid}
thead{display:table-header-group}
th,td{min-inline-size:0!important}
details::details-content{content-visibility:visible;block-size:auto}
`
