/** Breaks a paragraph into lines and puts each line's glyphs where they are seen (UAX 9, L1 and L2). */
import type { PaperFont } from '../font/paper-font'
import { bidi, type Cluster, type Direction, type Paragraph, readParagraph } from './clusters'

/** Glyphs that stand side by side and are read in one direction. `clusters` from left to right; `x` from the line's left, in 1/1000 em. */
export type Run = { x: number; clusters: Cluster[] }
/** `runs` in reading order, so that who reads the file reads the text. `width` in 1/1000 em. */
export type Line = { runs: Run[]; width: number }

const emptyLine: Line = { runs: [], width: 0 }
const widthOf = (clusters: readonly Cluster[]) => clusters.reduce((sum, { advance }) => sum + advance, 0)

function withoutOuterBlanks(clusters: Cluster[]): Cluster[] {
  let first = 0
  let last = clusters.length
  while (first < last && clusters[first]?.isBlank) first += 1
  while (last > first && clusters[last - 1]?.isBlank) last -= 1
  return clusters.slice(first, last)
}

/** Where a line of at most `room` ends: after its last blank, or in the middle of a word that is longer than a line. */
function endOfLine(clusters: readonly Cluster[], from: number, room: number): number {
  let width = 0
  let lastBlank = -1
  for (let index = from; index < clusters.length; index += 1) {
    const cluster = clusters[index]
    if (!cluster) break
    if (cluster.isBlank) lastBlank = index
    width += cluster.advance
    if (width > room && !cluster.isBlank) return lastBlank > from ? lastBlank + 1 : Math.max(index, from + 1)
  }
  return clusters.length
}

/** The line's clusters as they are seen from left to right. */
function visualOrder(paragraph: Paragraph, line: readonly Cluster[]): Cluster[] {
  const byPlace = new Map(line.map((cluster) => [cluster.at, cluster]))
  const start = line[0]?.at ?? 0
  const end = line.at(-1)?.at ?? 0
  const order = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  for (const [first, last] of bidi.getReorderSegments(paragraph.text, paragraph.levels, start, end)) {
    const turned = order.slice(first - start, last - start + 1).reverse()
    order.splice(first - start, turned.length, ...turned)
  }
  return order.flatMap((at) => byPlace.get(at) ?? [])
}

function runsOf(visual: readonly Cluster[]): Run[] {
  const runs: Run[] = []
  let x = 0
  let previous: Cluster | undefined
  for (const cluster of visual) {
    const run = runs.at(-1)
    const step = cluster.level % 2 === 1 ? -1 : 1
    const goesOn = previous && previous.level === cluster.level && (cluster.at - previous.at) * step > 0
    if (run && goesOn) run.clusters.push(cluster)
    else runs.push({ x, clusters: [cluster] })
    x += cluster.advance
    previous = cluster
  }
  const place = (run: Run) => Math.min(...run.clusters.map(({ at }) => at))
  return runs.sort((a, b) => place(a) - place(b))
}

function layOut(paragraph: Paragraph, clusters: Cluster[]): Line {
  const line = withoutOuterBlanks(clusters)
  return line.length === 0 ? emptyLine : { runs: runsOf(visualOrder(paragraph, line)), width: widthOf(line) }
}

/** Lines of at most `room` (1/1000 em). An empty paragraph is one empty line. */
export function breakLines(text: string, font: PaperFont, direction: Direction, room: number): Line[] {
  const paragraph = readParagraph(text, font, direction)
  const { clusters } = paragraph
  if (clusters.length === 0) return [emptyLine]
  const lines: Line[] = []
  let from = 0
  while (from < clusters.length) {
    const end = endOfLine(clusters, from, room)
    lines.push(layOut(paragraph, clusters.slice(from, end)))
    from = end
  }
  return lines
}
