/**
 * A line's glyphs as PDF's text operators. Runs in reading order; inside a run from left to right, as extractors expect it of both scripts.
 * They turn text round that runs to the left sign by sign; so each sign here stands for one character. Where one drawing shows several
 * (lam-alef, a letter with vowel signs), empty signs beside it stand for the others.
 */
import { isMark } from '../text/arabic-forms'
import type { Cluster } from '../text/clusters'
import type { Line, Run } from '../text/lines'
import type { CidFont, Drawing } from './cid-font'

type Place = { x: number; y: number; size: number; resource: string }

const round = (value: number) => String(Math.round(value * 1000) / 1000)
const blank = /^[\s\u00a0]$/
const nothing: Drawing = []

type Sign = { text: string; width: number }

/** The characters of a cluster in the order in which their signs stand from left to right. Letters share its width, marks have none. */
function signsOf({ text, advance, level }: Cluster): Sign[] {
  const characters = [...text]
  const letters = Math.max(1, characters.filter((character) => !isMark(character)).length)
  const share = Math.floor(advance / letters)
  let rest = advance - share * letters
  const signs = characters.map((character) => {
    const width = isMark(character) ? 0 : share + rest
    if (width > 0) rest = 0
    return { text: character, width }
  })
  return level % 2 === 1 ? signs.reverse() : signs
}

/** The drawing goes with the first sign that has a width: it starts where the cluster starts. */
function clusterCodes(cluster: Cluster, font: CidFont): string {
  const drawing = [{ glyph: cluster.glyph, x: 0, y: 0 }, ...cluster.marks]
  const signs = signsOf(cluster)
  const bearer = signs.find(({ width }) => width > 0) ?? signs[0]
  return signs.map((sign) => font.codeOf(sign === bearer ? drawing : nothing, blank.test(sign.text) ? ' ' : sign.text, sign.width)).join('')
}

function runOperators(run: Run, font: CidFont, { x, y, size, resource }: Place): string {
  const codes = run.clusters.map((cluster) => clusterCodes(cluster, font)).join('')
  const start = `1 0 0 1 ${round(x + (run.x * size) / 1000)} ${round(y)} Tm`
  return `BT /${resource} ${round(size)} Tf ${start} <${codes}> Tj ET`
}

/** `y` from the page's bottom. One text object a run. */
export const textOperators = (line: Line, font: CidFont, place: Place): string[] => line.runs.map((run) => runOperators(run, font, place))
