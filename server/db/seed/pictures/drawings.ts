/** Pictures for the demo school, drawn here and printed like photographs, so that the way of a real upload is used from the first start. */

const size = { width: 1280, height: 854 }

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`

const shade = (id: string, colours: readonly string[], turned = false) =>
  `<linearGradient id="${id}" x2="${turned ? 1 : 0}" y2="${turned ? 0 : 1}">${colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`

/** Light that fades from its middle. */
const glow =
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffdf9e" stop-opacity="0.75"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient>'
const glowAt = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`

const sheet = (definitions: string, drawn: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 ${size.width} ${size.height}">`,
    `<defs>${glow}${definitions}</defs>${drawn.join('')}</svg>`,
  ].join('')

/** A pane with four panes in it and the light it throws on the floor. */
const windowAt = (x: number) => [
  rect(x, 130, 230, 330, '#f6efe2', ' rx="6"'),
  rect(x + 14, 144, 202, 302, 'url(#sky)'),
  rect(x + 110, 144, 10, 302, '#f6efe2'),
  rect(x + 14, 286, 202, 10, '#f6efe2'),
  `<polygon points="${x - 60},854 ${x + 240},854 ${x + 190},600 ${x + 20},600" fill="#ffe9b8" opacity="0.22"/>`,
]

const deskAt = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    rect(0, 0, 240, 16, '#b07a4a', ' rx="4"'),
    rect(18, 16, 10, 100, '#6c4a31'),
    rect(212, 16, 10, 100, '#6c4a31'),
    rect(36, -12, 84, 12, '#f7f2e8', ' rx="2"'),
    rect(150, -26, 10, 26, '#0b6e6e'),
    `<path d="M70 150q50-60 100 0v-86q0-22-22-22h-56q-22 0-22 22z" fill="#315d63"/>`,
  ].join('')}</g>`

/** A classroom in the morning: windows, a board, rows of desks. */
const classroom = () =>
  sheet(`${shade('wall', ['#efe3cf', '#d9c5a4'])}${shade('floor', ['#b98d5f', '#8a6340'])}${shade('sky', ['#9cc9d6', '#f4e5c6'])}`, [
    rect(0, 0, size.width, 600, 'url(#wall)'),
    rect(0, 600, size.width, 254, 'url(#floor)'),
    rect(0, 590, size.width, 14, '#7d5c3c', ' opacity="0.6"'),
    ...windowAt(70),
    ...windowAt(340),
    rect(660, 170, 500, 270, '#6c4a31', ' rx="8"'),
    rect(674, 184, 472, 242, '#23483f'),
    ...[230, 275, 320].map((y, line) => rect(720, y, 300 - line * 60, 7, '#e8efe6', ' opacity="0.75" rx="3"')),
    ...[90, 420, 750, 1080].map((x) => deskAt(x - 40, 620, 0.8)),
    ...[-40, 330, 700, 1070].map((x) => deskAt(x, 735, 1.1)),
  ])

const spines = ['#0b6e6e', '#c8553d', '#e9a23b', '#13263b', '#6b8f71', '#8d5a6a', '#d9c5a4', '#3f7f93']

/** Books of one shelf: widths and heights vary, the same at every run. */
function shelfOf(y: number, turn: number): string[] {
  const books: string[] = []
  for (let x = 40, index = turn; x < size.width - 60; index += 1) {
    const width = 18 + ((index * 7) % 22)
    const height = 104 + ((index * 13) % 34)
    const colour = spines[(index * 5 + turn) % spines.length] ?? '#13263b'
    const isGap = index % 11 === 4
    if (!isGap)
      books.push(
        rect(x, y - height, width, height, colour, ' rx="2"'),
        rect(x + 3, y - height + 14, width - 6, 4, '#f7f2e8', ' opacity="0.5"'),
      )
    x += isGap ? 54 : width + 3
  }
  return [...books, rect(0, y, size.width, 16, '#5b3d28'), rect(0, y + 16, size.width, 12, '#000', ' opacity="0.25"')]
}

const lampAt = (x: number) => [
  glowAt(x, 580, 240),
  rect(x - 4, 560, 8, 110, '#2b2b2b'),
  `<path d="M${x - 54} 566l24-62h60l24 62z" fill="#2f7a5f"/>`,
  rect(x - 34, 668, 68, 10, '#2b2b2b', ' rx="4"'),
]

/** The reading room: shelves to the ceiling and a long table with lamps. */
const readingRoom = () =>
  sheet(shade('room', ['#3b2a1e', '#6a4a31']) + shade('table', ['#a9713f', '#6e4627']), [
    rect(0, 0, size.width, size.height, 'url(#room)'),
    ...[170, 336, 502].flatMap((y, turn) => shelfOf(y, turn * 3 + 1)),
    ...lampAt(250),
    ...lampAt(640),
    ...lampAt(1030),
    rect(0, 676, size.width, 178, 'url(#table)'),
    ...[130, 470, 860].map((x) => `<path d="M${x} 730l90-22 90 22v44l-90-22-90 22z" fill="#f7f2e8"/>`),
  ])

const lit = (row: number, column: number) => (row * 3 + column * 5) % 4 !== 1

/** The students' house after sunset, some windows lit. */
const house = () =>
  sheet(shade('dusk', ['#1d2f52', '#7b5a7c', '#f0a765']) + shade('brick', ['#9b5a45', '#6f3d31']), [
    rect(0, 0, size.width, size.height, 'url(#dusk)'),
    glowAt(1060, 600, 340),
    rect(230, 180, 700, 560, 'url(#brick)'),
    rect(210, 160, 740, 26, '#4b2a22'),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].flatMap((column) => {
        const [x, y] = [280 + column * 126, 220 + row * 122]
        return row === 3 && column === 2
          ? [rect(x - 14, y + 10, 100, 144, '#2c1c18'), rect(x, y + 24, 72, 130, '#e9a23b')]
          : [rect(x - 8, y - 8, 88, 92, '#4b2a22'), rect(x, y, 72, 76, lit(row, column) ? '#ffd98a' : '#2b3b58')]
      }),
    ),
    rect(0, 740, size.width, 114, '#2a3b2e'),
    rect(530, 740, 104, 114, '#8d7760'),
    ...[120, 1010, 1150].map(
      (x) => `<path d="M${x - 8} 760h16v-120h-16z" fill="#3a2a20"/><ellipse cx="${x}" cy="600" rx="86" ry="110" fill="#274232"/>`,
    ),
  ])

/** SVG texts, 3:2. */
export const drawings = { classroom, readingRoom, house }
