/** What we use of bidi-js, which has no types of its own: the Unicode Bidirectional Algorithm (UAX 9). */
declare module 'bidi-js' {
  export type EmbeddingLevels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] }
  export type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => EmbeddingLevels
    getMirroredCharacter: (character: string) => string | null
    getReorderSegments: (text: string, levels: EmbeddingLevels, start?: number, end?: number) => [number, number][]
  }
  export default function bidiFactory(): Bidi
}
