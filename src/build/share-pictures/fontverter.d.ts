declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> }
  export default fontverter
}
