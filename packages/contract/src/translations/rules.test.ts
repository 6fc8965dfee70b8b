import { readdirSync, readFileSync } from 'node:fs'
import type { TranslationTree } from '#core/translations.ts'
import {
  exampleNumber,
  faultOfText,
  flattenTexts,
  isKeyOf,
  isLongLabel,
  originalKey,
  pagesWith,
} from './rules.ts'

const folders = ['public/Locales', 'packages/server/locales']

describe.each(folders)('the texts in %s', (folder) => {
  it.each(['az', 'en', 'ru'] as const)('pass the checks of an editor in %s', (tag) => {
    const faults = readdirSync(`${folder}/${tag}`).flatMap((file) => {
      const read = (of: string) =>
        flattenTexts(JSON.parse(readFileSync(`${folder}/${of}/${file}`, 'utf8')) as TranslationTree)
      const originals = new Map(read('en'))
      return read(tag).flatMap(([key, text]) => {
        const original = originals.get(originalKey(key))
        const fault = original === undefined ? 'no original' : faultOfText(text, original, key)
        return fault ? [`${file} ${key}: ${fault}`] : []
      })
    })
    expect(faults).toEqual([])
  })
})

it.each([
  ['Salam {{ad}}', 'Hello {{name}}', 'placeholdersDiffer {{ad}}'],
  ['Salam {{name}', 'Hello {{name}}', 'placeholdersDiffer {{'],
  ['Salam', 'Hello {{name}}', 'placeholdersDiffer {{name}}'],
  ['<1>Salam</1>', 'Hello', 'tagsDiffer <1>'],
  ['Salam <1>dünya', 'Hello <1>world</1>', 'tagsDiffer </1>'],
  ['Salam <1>dünya</1>', 'Hello <1>world</1>', undefined],
  ['5 < 6', 'Hello', undefined],
  ['Sal\u202Eam', 'Hello', 'textInvisible'],
])('judges %j for %j', (text, original, fault) => {
  expect(faultOfText(text, original, 'key')).toBe(fault)
})

it('knows the plural forms of the languages with a number for each', () => {
  expect(['one', 'few', 'many', 'other'].map((form) => exampleNumber('RU', `days_${form}`))).toEqual([
    1, 2, 0, 1.5,
  ])
  expect(isKeyOf('AZ', 'days_few')).toBe(false)
  expect(faultOfText('Bir gün', '{{count}} day', 'days_one')).toBeUndefined()
})

it('calls a text of a button long beside the shipped ones', () => {
  expect(isLongLabel('Попробовать ещё раз', ['Retry', 'Повторить'])).toBe(true)
  expect(isLongLabel('Заново', ['Retry', 'Повторить'])).toBe(false)
  expect(isLongLabel('Очень длинное предложение о сбое.', ['Try again later.'])).toBe(false)
})

it('names the pages that show a namespace', () => {
  expect(pagesWith('careers')).toContain('/career')
  expect(pagesWith('mail')).toEqual([])
})
