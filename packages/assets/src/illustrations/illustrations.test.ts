/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { illustrations } from './illustrations.ts'

describe.each(Object.entries(illustrations()))('media/%s', (name, pictures) => {
  const folder = path.resolve(__dirname, '../../../../public/media', name)

  test('the files are what the script draws, no more and no fewer', () => {
    expect(readdirSync(folder).sort()).toEqual(pictures.map(([file]) => file).sort())
  })

  test.each(pictures)('%s is up to date', (file, svg) => {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(svg)
  })

  test.each(pictures)('%s is small and holds nothing but shapes', (_file, svg) => {
    expect(svg.length).toBeLessThan(8_000)
    expect(svg).not.toMatch(/NaN|undefined|<text|gradient|id=/i)
  })

  test('no two pictures are alike', () => {
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length)
  })
})
