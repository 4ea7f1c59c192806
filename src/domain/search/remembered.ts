/** Answers of a function of a text, kept: people and catalogues use the same few over and over. When there are `most`, all are forgotten. */
export function remembered<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
