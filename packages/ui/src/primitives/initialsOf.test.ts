import { initialsOf, seedOf } from './initialsOf.ts'

it.each([
  ['Günəş Əliyeva', 'GƏ'],
  ['İradə Çələbi', 'İÇ'],
  ['Илья Щукин', 'ИЩ'],
  ['Fərid Şahin oğlu Quliyev', 'FQ'],
  ['  Rəşad  ', 'R'],
  ['«Leyla» Ağa-zadə', 'LA'],
  ['', ''],
])('takes the letters of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('gives each name its own seed, always the same', () => {
  expect(seedOf('Günəş')).toBe(seedOf('Günəş'))
  expect(seedOf('Günəş')).not.toBe(seedOf('Rauf'))
})
