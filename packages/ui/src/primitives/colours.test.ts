import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastOf, distanceOf, lightnessOf, visions } from '#testing/colourMeasures.ts'
import { darkColours } from '#theme/darkColours.ts'
import { palette } from '#theme/palette.ts'
import { semanticTokens } from '#theme/semanticTokens.ts'
import { avatarColours } from './avatarColours.ts'
import { meetingLooks } from './meetingLooks.ts'

type Tree = { readonly [key: string]: string | Tree }

/** The value at `bg.page`; a group stands for its `DEFAULT`, a token for its `value`. */
function read(tree: Tree, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Tree | undefined>((at, key) => (typeof at === 'string' ? undefined : at?.[key]), tree)
  const value = typeof found === 'string' ? found : (found?.value ?? found?.DEFAULT)
  if (typeof value === 'object') return read(value, 'value')
  if (value === undefined) throw new Error(`No colour ${path}`)
  return value
}

const themes = {
  light: (name: string) => read(palette, read(semanticTokens.colors, name).replace(/^{colors\.|}$/g, '')),
  dark: (name: string) => read(darkColours, name),
}

const pairs = meetingLooks.flatMap((one, at) =>
  meetingLooks.slice(at + 1).map((other) => [one, other] as const),
)

describe.each(Object.entries(themes))('in the %s theme', (theme, colour) => {
  it.each(Object.keys(visions) as (keyof typeof visions)[])(
    'the looks of meetings stay apart with %s',
    (vision) => {
      const least = (part: string) =>
        Math.min(
          ...pairs.map(([one, other]) =>
            distanceOf(colour(`meeting.${one}${part}`), colour(`meeting.${other}${part}`), vision),
          ),
        )
      expect(least('Fill')).toBeGreaterThanOrEqual(4.5)
      expect(least('Bar')).toBeGreaterThanOrEqual(8)
      expect(least('OnDark')).toBeGreaterThanOrEqual(10)
    },
  )

  it.each(meetingLooks)('text on a %s meeting can be read, and its bar can be seen', (look) => {
    const fill = colour(`meeting.${look}Fill`)
    for (const text of ['fg', 'fg.muted', 'fg.link', 'fg.danger'])
      expect([text, contrastOf(colour(text), fill)]).toEqual([text, atLeast(4.5)])
    for (const ground of [fill, colour('bg.surface')])
      expect(contrastOf(colour(`meeting.${look}Bar`), ground)).toBeGreaterThanOrEqual(3)
    expect(contrastOf(colour(`meeting.${look}OnDark`), colour('bg.darkest'))).toBeGreaterThanOrEqual(3)
  })

  it.each(avatarColours)('the initials on $ground can be read', ({ ground, text }) => {
    expect(contrastOf(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['page', 'main', 'band', 'surface', 'raised', 'quiet', 'active'])(
    'text on %s can be read',
    (ground) => {
      for (const text of ['fg', 'fg.muted', 'fg.link', ...(ground === 'active' ? [] : ['fg.hint'])])
        expect([text, contrastOf(colour(text), colour(`bg.${ground}`))]).toEqual([text, atLeast(4.5)])
    },
  )

  it.each(['page', 'main', 'surface', 'raised', 'control'])(
    'the edge of a control on %s can be seen',
    (ground) => {
      for (const edge of [
        'border.control',
        'border.controlHover',
        'border.primary',
        'border.danger',
        'focus.ring',
      ])
        expect([edge, contrastOf(colour(edge), colour(`bg.${ground}`))]).toEqual([edge, atLeast(3)])
    },
  )

  it.each([
    ['fg.onPrimary', 'bg.primary'],
    ['fg.onPrimary', 'bg.primaryHover'],
    ['fg.onPrimary', 'bg.primaryActive'],
    ['fg.danger', 'bg.danger'],
    ['fg', 'bg.warning'],
    ['fg', 'bg.chosen'],
    ['holiday.fg', 'holiday.bg'],
    ['fg.onDarkMuted', 'bg.darkest'],
    ['fg.onDarkMuted', 'bg.floating'],
    ['fg.dangerOnDark', 'bg.floating'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrastOf(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the edge of a card', () => {
    const edge = theme === 'dark' ? 1.5 : 1.3
    for (const ground of ['bg.main', 'bg.surface'])
      expect(contrastOf(colour('border.hairline'), colour(ground))).toBeGreaterThanOrEqual(edge)
  })
})

it('makes what lies higher lighter in the dark theme', () => {
  const lightness = ['main', 'surface', 'raised', 'quiet'].map((ground) =>
    lightnessOf(darkColours.bg[ground as 'main']),
  )
  for (const [at, value] of lightness.slice(1).entries())
    expect(value - (lightness[at] ?? 0)).toBeGreaterThanOrEqual(3)
})

it('has every colour that a style names', () => {
  const room = path.join(process.cwd(), 'packages/ui/src')
  const names = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(room, file), 'utf8').matchAll(/(?:[cC]olor|fill|stroke): '([a-z]+\.\w+)'/g),
    ])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(500)
  for (const name of new Set(names)) expect(() => themes.light(name)).not.toThrow()
})

it('has no colour that stands for itself', () => {
  for (const [group, names] of Object.entries(semanticTokens.colors))
    for (const name of Object.keys(names))
      expect(read(semanticTokens.colors, `${group}.${name}`)).not.toBe(`{colors.${group}.${name}}`)
})

/** Matches a number that is not smaller, so that a failure names the colour beside it. */
const atLeast = (least: number) => ({
  asymmetricMatch: (value: number) => value >= least,
  toString: () => `at least ${least}`,
})
