import { foldText, wordsOf } from './fold.ts'
import { byNameRank, hasText, hitsIn, nameRank } from './search.ts'

const marked = (text: string, searched: string) =>
  hitsIn(text, { wanted: wordsOf(searched), foldText })
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

it.each([
  ['Tural Quliyev', 'tural', '[Tural] Quliyev'],
  ['Leyla Əliyeva', 'eliyeva', 'Leyla [Əliyeva]'],
  ['İradə Şirinova', 'ira sir', '[İra]də [Şir]inova'],
  ['Straße 5', 'strasse', '[Straße] 5'],
  ['Quality group', 'tural', 'Quality group'],
  ['Anna', '', 'Anna'],
])('marks in %p for %p: %p', (text, searched, expected) => expect(marked(text, searched)).toBe(expected))

it('the beginning of a name comes before its middle, and both before other texts', () => {
  const people = ['Aysel Kərimova', 'Naturalist Rzayev', 'Leyla Tural', 'Tural Quliyev']
  const folded = people.map((name) => name.toLowerCase())
  expect(byNameRank(folded, (name) => name, 'tural')).toEqual([
    'leyla tural',
    'tural quliyev',
    'naturalist rzayev',
    'aysel kərimova',
  ])
})

it.each([
  ['Мурад Ширинов', 'Murad Şirinov'],
  ['лейла алиева', 'Leyla Əliyeva'],
  ['Турал Гулиев', 'Tural Quliyev'],
  ['Гусейнова', 'Nigar Hüseynova'],
  ['Джафаров', 'Elçin Cəfərov'],
  ['Хаяла', 'Xəyalə Məmmədova'],
  ['Мамедова', 'Xəyalə Məmmədova'],
  ['Айсель', 'Aysel Kərimova'],
  ['Гюнель', 'Günel Rzayeva'],
  ['Екатерина', 'Ekaterina Koroleva'],
])('%p finds %p', (typed, name) => {
  expect(hasText(foldText(name), foldText(typed))).toBe(true)
  expect(nameRank(foldText(name), foldText(typed))).toBe(0)
})

it('Latin letters find nothing that only sounds alike', () => {
  expect(hasText('ferid nebiyev', 'farid')).toBe(false)
  expect(hasText('leyla eliyeva', 'турал')).toBe(false)
})
