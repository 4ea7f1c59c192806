declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt' | 'woff2') => Promise<Buffer> }
  export default fontverter
}
