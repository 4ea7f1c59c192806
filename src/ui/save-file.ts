/** Long enough for every browser to have taken the file. Milliseconds. */
const taken = 60_000

/** Lets the browser save a file under a name. */
export function saveFile(content: BlobPart, name: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), taken)
}
