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
])('%s is found by %s', (text, typed) => {
  expect(foldText(text)).toBe(typed)
})

it('is one for the four letters i', () => {
  expect(new Set([...'Iıİi'].map(foldText))).toEqual(new Set(['i']))
})

it('does not tell apart how marks and spaces are written', () => {
  expect(foldText(' Leyla\u00a0\n Əliyeva ')).toBe('leyla eliyeva')
  expect(foldText('s\u0327irin')).toBe(foldText('şirin'))
  expect(foldText('И\u0306од')).toBe(foldText('Йод'))
})

it('keeps apart what are two letters', () => {
  expect(foldText('й')).not.toBe(foldText('и'))
  expect(foldText('Quliyev')).not.toBe(foldText('Guliyev'))
})

it('folding twice changes nothing more', () => {
  for (const text of ['İlqar IŞIQ', 'Семён Йод', ' Ə  ß '])
    expect(foldText(foldText(text))).toBe(foldText(text))
})
