/** The hours a poster is printed in. Few inks each, all kin to the palette: deep teal, ink, sand, saffron, terracotta. */
export type Mood = {
  /** Top of the sky, its middle, and where it meets the land. */
  sky: [string, string, string]
  /** The one warm light: sun, moon, windows. */
  light: string
  far: string
  mid: string
  near: string
  dark: string
  /** The side of a building that the light falls on. */
  lit: string
  roof: string
  water: [string, string]
}

export const moods = {
  dawn: {
    sky: ['#7FB5B1', '#F2DDB6', '#F6C78A'],
    light: '#FFF1CF',
    far: '#C5B08F',
    mid: '#8A9183',
    near: '#3B5F63',
    dark: '#13263B',
    lit: '#F3D9A9',
    roof: '#B5644A',
    water: ['#C8BE9C', '#2F7476'],
  },
  noon: {
    sky: ['#8CC3C2', '#CFE3DA', '#F7EFDD'],
    light: '#FFFDF4',
    far: '#A3C7C2',
    mid: '#679896',
    near: '#1D5A61',
    dark: '#13263B',
    lit: '#F7EAD0',
    roof: '#C8553D',
    water: ['#7DB9B6', '#14686C'],
  },
  dusk: {
    sky: ['#27566A', '#C98D72', '#F6BE76'],
    light: '#FFE3A6',
    far: '#A97A70',
    mid: '#6A5B68',
    near: '#2C3E53',
    dark: '#13263B',
    lit: '#E7A667',
    roof: '#8C4A40',
    water: ['#D9996F', '#1F4257'],
  },
  rose: {
    sky: ['#D99A86', '#F0BF9B', '#FAE2BE'],
    light: '#FFF4DA',
    far: '#D6A48B',
    mid: '#A46C62',
    near: '#5C4453',
    dark: '#2A2A40',
    lit: '#F5CFA4',
    roof: '#B24A35',
    water: ['#E2AC90', '#6B5765'],
  },
  night: {
    sky: ['#0D1D30', '#1D4258', '#4E7781'],
    light: '#FBE3AE',
    far: '#33606F',
    mid: '#234A5D',
    near: '#163448',
    dark: '#0A1827',
    lit: '#3E6C79',
    roof: '#7B4540',
    water: ['#2E5C6C', '#0C2234'],
  },
} satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
export const windowLight = '#F6C36B'
