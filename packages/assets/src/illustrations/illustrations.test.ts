/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { illustrations } from './illustrations.ts'

const folder = path.resolve(__dirname, '../../../../public/media/services')
const pictures = [...illustrations()]

test('the files are what the script draws, no more and no fewer', () => {
  expect(readdirSync(folder).sort()).toEqual(pictures.map(([name]) => name).sort())
})

test.each(pictures)('%s is up to date', (name, svg) => {
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(svg)
})

test.each(pictures)('%s is small and holds nothing but shapes', (_name, svg) => {
  expect(svg.length).toBeLessThan(6_000)
  expect(svg).not.toMatch(/NaN|undefined|<text|gradient|id=/i)
})

test('no two pictures are alike', () => {
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length)
})
