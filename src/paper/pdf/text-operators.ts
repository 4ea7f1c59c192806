/**
 * A line's glyphs as PDF's text operators. Runs in reading order; inside a run from left to right, as extractors expect it of both scripts.
 * They turn text round that runs to the left sign by sign; so each sign here stands for one character. Where one drawing shows several
 * (lam-alef, a letter with vowel signs), empty signs beside it stand for the others.
 */
import type { Cluster } from '../text/clusters'
import type { Line, Run } from '../text/lines'
import type { CidFont, Drawing } from './cid-font'

type Place = { x: number; y: number; size: number; resource: string }

const round = (value: number) => String(Math.round(value * 1000) / 1000)
const blank = /^[\s\u00a0]$/
const nothing: Drawing = []

/** The characters of a cluster in the order in which its signs stand from left to right, each with the width it is given. */
function signsOf({ text, advance, marks, level }: Cluster): { text: string; width: number; isFirst: boolean }[] {
  const letters = [...text]
  const share = Math.floor(advance / letters.length)
  const signs = [
    ...letters.map((letter, index) => ({
      text: letter,
      width: index === 0 ? advance - share * (letters.length - 1) : share,
      isFirst: false,
    })),
    ...marks.map((mark) => ({ text: mark.text, width: 0, isFirst: false })),
  ]
  const order = level % 2 === 1 ? signs.reverse() : signs
  const drawn = order.findIndex(({ width }) => width > 0)
  return order.map((sign, index) => ({ ...sign, isFirst: index === Math.max(drawn, 0) }))
}

function clusterCodes(cluster: Cluster, font: CidFont): string {
  const drawing = [{ glyph: cluster.glyph, x: 0, y: 0 }, ...cluster.marks]
  return signsOf(cluster)
    .map(({ text, width, isFirst }) => font.codeOf(isFirst ? drawing : nothing, blank.test(text) ? ' ' : text, width))
    .join('')
}

function runOperators(run: Run, font: CidFont, { x, y, size, resource }: Place): string {
  const codes = run.clusters.map((cluster) => clusterCodes(cluster, font)).join('')
  const start = `1 0 0 1 ${round(x + (run.x * size) / 1000)} ${round(y)} Tm`
  return `BT /${resource} ${round(size)} Tf ${start} <${codes}> Tj ET`
}

/** `y` from the page's bottom. One text object a run. */
export const textOperators = (line: Line, font: CidFont, place: Place): string[] => line.runs.map((run) => runOperators(run, font, place))
