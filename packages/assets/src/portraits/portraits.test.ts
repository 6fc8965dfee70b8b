/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { portraits } from './people.ts'
import { portraitSvg } from './portrait.ts'
import { drawPortrait } from './portraits.ts'

const folder = path.resolve(__dirname, '../../../../public/media/portraits')
const all = Object.entries(portraits)

test('the files are the portraits, no more and no fewer', () => {
  expect(readdirSync(folder).sort()).toEqual(all.map(([mailbox]) => `${mailbox}.webp`).sort())
})

test('no two portraits are alike', () => {
  expect(new Set(all.map(([, look]) => portraitSvg(look))).size).toBe(all.length)
})

test.each(all)('%s is up to date and small', async (mailbox, look) => {
  const stored = readFileSync(path.join(folder, `${mailbox}.webp`))
  expect(stored.equals(await drawPortrait(look))).toBe(true)
  expect(stored.length).toBeLessThan(6_000)
  expect(portraitSvg(look)).not.toMatch(/NaN|undefined/)
})
