/** Written by scripts/fonts/build-paper-fonts.ts; do not edit. Files of static/fonts. */
export const paperFontFiles = { regular: 'rihla-paper-400.e12a769d.ttf', strong: 'rihla-paper-600.d376bd34.ttf' } as const
