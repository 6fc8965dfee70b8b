import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, toTag } from '@atrium/contract/core'
import { folders } from '#config/paths.ts'
import { loadTexts } from './texts.ts'

const namespaces = readdirSync(path.join(folders.locales, 'en')).map((file) => path.parse(file).name)

type Tree = { [key: string]: string | Tree }

/** `receipt.greeting` with its placeholders, for each text of a namespace. */
function outline(tree: Tree, prefix = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, (value.match(/{{\w+}}/g) ?? []).toSorted()]]
        : Object.entries(outline(value, `${prefix}${key}.`)),
    ),
  )
}

const read = (tag: string, namespace: string): Tree =>
  JSON.parse(readFileSync(path.join(folders.locales, tag, `${namespace}.json`), 'utf8'))

describe.each(namespaces)('the texts of %s', (namespace) => {
  it.each(languages)('have the same keys and placeholders in %s as in English', (language) => {
    expect(outline(read(toTag(language), namespace))).toEqual(outline(read('en', namespace)))
  })

  it.each(languages)('have no empty or shouted text in %s', (language) => {
    const texts = JSON.stringify(read(toTag(language), namespace))
    expect(texts).not.toMatch(/!|""|: *"\s*"/)
  })
})

it('inserts typed text unchanged, without interpolating it', () => {
  const texts = loadTexts()
  const firstName = '<b>{{reference}}</b> $t(mail:receipt.next) & Co'
  expect(texts('EN', 'mail:receipt.greeting', { firstName })).toBe(`Hello ${firstName},`)
})

it('throws for a missing text instead of returning its key', () => {
  expect(() => loadTexts()('EN', 'errors:nothing')).toThrow('errors:nothing')
})
