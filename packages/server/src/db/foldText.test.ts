import { foldText } from '@atrium/contract/core'
import { sql } from 'drizzle-orm'
import { describeOnEachDatabase } from '#testing/databases.ts'
import type { OpenDatabase } from './types.ts'

/** Latin, letters of phonetics, marks, Greek, Cyrillic and Armenian, then Latin with marks, Greek with marks, and signs. */
const blocks = [
  [0x20, 0x58f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2100, 0x2125],
] as const

const letters = blocks
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .map((code) => String.fromCodePoint(code))
  // A joiner is kept or dropped by the letters around it.
  .filter((letter) => !/[\u200c\u200d]/.test(letter))

const names = [
  ['Ələkbər İSMAYILOV', 'elekber ismayilov'],
  ['IŞIQLI Gülağa Çıraqov', 'isiqli gulaga ciraqov'],
  ['Артём ЁЛКИН, Йод, И\u0306од', 'артем елкин, йод, йод'],
  ['ÇİĞDEM Özgür IŞIK', 'cigdem ozgur isik'],
  [' Leyla\u00a0\n\u2009Əliyeva ', 'leyla eliyeva'],
  ['Weiß STRAẞE', 'weiss strasse'],
  ['ΟΔΥΣΣΕΑΣ Ώρα', 'οδυσσεασ ωρα'],
  [`a${'\u0301'.repeat(40)}b`, 'ab'],
  ['E\u0301LAN \u0418\u0306 Ӣ\u0306 ب\u0651\u064e', 'elan й и ب\u064e\u0651'],
  ['\u202aƏli\u200b\u202c\ufeff', 'eli'],
  ['', ''],
]

describeOnEachDatabase('fold_text', (open) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open('none')
  })
  const folded = async (texts: readonly string[]) => {
    const rows = await database.db
      .select({ folded: sql<string>`fold_text(value)` })
      .from(sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as given(value)`)
    return rows.map(({ folded }) => folded)
  }
  it('folds each letter of many alphabets as foldText does', async () => {
    const texts = letters.map((letter) => `a${letter}b`)
    const found = await folded(texts)
    const different = texts.flatMap((text, place) =>
      found[place] === foldText(text)
        ? []
        : [`${text.codePointAt(1)?.toString(16)} ${found[place]} ${foldText(text)}`],
    )
    expect(different).toEqual([])
  })

  it('folds names and whole texts as foldText does', async () => {
    const texts = names.map(([text = '']) => text)
    expect(await folded(texts)).toEqual(names.map(([, key]) => key))
    expect(texts.map(foldText)).toEqual(names.map(([, key]) => key))
  })
})
