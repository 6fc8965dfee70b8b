import { brand } from './brand.ts'

/** The two colours of a company, `#rrggbb`; the shipped one where a colour is empty. */
export interface Colours {
  /** Of the main buttons, and of accents on dark grounds. */
  readonly accent: string
  /** Of the bars, bands and buttons. */
  readonly dark: string
}

export const shippedColours: Colours = { accent: brand.lime[1], dark: brand.pine[900] }

const [paper, white] = ['#F7F6F1', '#FFFFFF']

type Tones<Of> = { [Name in keyof Of]: string }
export type Brand = { [Name in keyof typeof brand]: Tones<(typeof brand)[Name]> }

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

/** The shipped colours as they are for a company: its own two, changed in lightness where text could not be read. */
export function brandOf(colours: Colours): Brand {
  const dark = colours.dark || shippedColours.dark
  const accent = colours.accent || shippedColours.accent
  const pine = isSame(dark, shippedColours.dark) ? brand.pine : pinesOf(toLch(dark))
  if (isSame(accent, shippedColours.accent) && pine === brand.pine) return brand
  return { pine, lime: limesOf(accent, pine) }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** All tones lighter or darker by as much as the dark one, unless white text or links could not be read. */
function pinesOf(dark: Lch): Brand['pine'] {
  const base = toLch(brand.pine[900])
  for (let shift = Math.max(-0.1, dark.l - base.l); ; shift -= 0.01) {
    const tones = mapTones(brand.pine, (hex) => {
      const { l, c } = toLch(hex)
      const isTint = l > 0.8
      const strength = dark.c / base.c
      return toHex({
        l: isTint ? l : l + shift,
        c: c * (isTint ? Math.min(strength, 1.5) : strength),
        h: dark.h,
      })
    })
    if (shift <= -0.1 || contrast(tones[600], paper) >= readableContrast) return tones
  }
}

function limesOf(asked: string, pine: Brand['pine']): Brand['lime'] {
  const best = (ground: string) => (contrast(white, ground) > contrast(pine[950], ground) ? white : pine[950])
  const text = best(asked)
  const accent = readable(asked, text)
  const { l, c, h } = toLch(accent)
  return {
    1: accent,
    2: readable(toHex({ l: l + (text === white ? -0.05 : 0.05), c: c * 0.7, h }), text),
    dim: toHex({ ...toLch(brand.lime.dim), c: Math.min(c, 0.13), h }),
    text,
    onDark: readable(accent, pine[800]),
  }
}

/** A green beside the shipped ones in the hue of the company's dark colour; every other colour as it is. */
export function tint(colour: string, { pine }: Brand): string {
  if (pine === brand.pine || !/^#[\da-f]{6}$/i.test(colour)) return colour
  const { l, c, h } = toLch(colour)
  if (c < 0.004 || Math.abs(h - toLch(brand.pine[700]).h) > 25) return colour
  const dark = toLch(pine[900])
  return toHex({ l, c: c * Math.min(1.3, dark.c / toLch(brand.pine[900]).c), h: dark.h })
}

/** A text with colours, such as a document, in those of a company. */
export function recolour(text: string, colours: Colours): string {
  const own = brandOf(colours)
  if (own === brand) return text
  const replaced = new Map(
    (['lime', 'pine'] as const).flatMap((name) =>
      Object.entries(brand[name]).map(([tone, hex]): [string, string] => [
        hex.toLowerCase(),
        (own[name] as Record<string, string>)[tone] ?? hex,
      ]),
    ),
  )
  return text.replace(/#[\da-f]{6}\b/gi, (hex) => replaced.get(hex.toLowerCase()) ?? tint(hex, own))
}

/** What is read on what. */
export const contrastNames = ['accent', 'accentOnDark', 'dark', 'button', 'link', 'darkTheme'] as const
export type ContrastName = (typeof contrastNames)[number]

export interface Contrast {
  name: ContrastName
  text: string
  ground: string
  ratio: number
  /** The colour is another one than the company asked for. */
  isAdjusted: boolean
}

/** The pairs of text and ground that the two colours make. */
export function contrastsOf(colours: Colours): Contrast[] {
  const { pine, lime } = brandOf(colours)
  const accent = colours.accent || shippedColours.accent
  const isDarkKept = isSame(pine[900], colours.dark || shippedColours.dark)
  const pair = (name: ContrastName, text: string, ground: string, isAdjusted = false): Contrast => ({
    ...{ name, text, ground, isAdjusted },
    ratio: contrast(text, ground),
  })
  return [
    pair('accent', lime.text, lime[1], !isSame(lime[1], accent)),
    pair('accentOnDark', lime.onDark, pine[800], !isSame(lime.onDark, accent)),
    pair('dark', white, pine[900], !isDarkKept),
    pair('button', white, pine[800]),
    pair('link', pine[700], paper),
    pair('darkTheme', recolour('#92D9B8', colours), recolour('#1B3F34', colours)),
  ]
}

/** The colour, lighter or darker away from what it is read with, as far as needed. */
function readable(hex: string, other: string): string {
  const { l, c, h } = toLch(hex)
  const step = toLch(other).l < l ? 0.01 : -0.01
  for (let lightness = l, found = hex; ; lightness += step, found = toHex({ l: lightness, c, h }))
    if (contrast(found, other) >= readableContrast || lightness < 0 || lightness > 1) return found
}

const mapTones = <Of extends object>(tones: Of, change: (hex: string) => string) =>
  Object.fromEntries(Object.entries(tones).map(([tone, hex]) => [tone, change(hex)])) as Tones<Of>

/** OKLCH (Ottosson 2020): lightness 0 to 1, chroma, hue in degrees. */
interface Lch {
  l: number
  c: number
  h: number
}

const linearOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function toLch(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const c = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(a, c), h: (Math.atan2(c, a) * 180) / Math.PI }
}

/** Less colourful where a screen cannot show it. */
function toHex({ l, c, h }: Lch): string {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const isShown = linear.every((value) => value > -0.0005 && value < 1.0005)
  if (!isShown && c > 0.001) return toHex({ l, c: c * 0.96, h })
  const channel = (value: number) => {
    const light = Math.min(1, Math.max(0, value))
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}
