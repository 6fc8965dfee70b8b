import { foldText } from './fold.ts'

it.each([
  ['Əliyeva', 'eliyeva'],
  ['ƏLİYEVA', 'eliyeva'],
  ['İsmayılova', 'ismayilova'],
  ['ISMAYILOVA', 'ismayilova'],
  ['Ülkər Şirinova', 'ulker sirinova'],
  ['Gülağa Çıraqov', 'gulaga ciraqov'],
  ['Ömər', 'omer'],
  ['Семён', 'семен'],
  ['Андрей', 'андрей'],
  ['Weiß', 'weiss'],
])('folds %s to %s', (text, typed) => {
  expect(foldText(text)).toBe(typed)
})

it('folds the four letters i to one', () => {
  expect(new Set([...'Iıİi'].map(foldText))).toEqual(new Set(['i']))
})

it('ignores how diacritics and spaces are encoded', () => {
  expect(foldText(' Leyla\u00a0\n Əliyeva ')).toBe('leyla eliyeva')
  expect(foldText('s\u0327irin')).toBe(foldText('şirin'))
  expect(foldText('И\u0306од')).toBe(foldText('Йод'))
})

it('keeps different letters apart', () => {
  expect(foldText('й')).not.toBe(foldText('и'))
  expect(foldText('Quliyev')).not.toBe(foldText('Guliyev'))
})

it('is idempotent', () => {
  for (const text of ['İlqar IŞIQ', 'Семён Йод', ' Ə  ß '])
    expect(foldText(foldText(text))).toBe(foldText(text))
})
