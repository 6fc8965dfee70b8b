import { compareNames, sortByName } from './alphabet.ts'

const sorted = (names: string[]) => names.toSorted(compareNames)

it('sorts letters by the Azerbaijani alphabet, upper case like lower case', () => {
  const alphabet = [...'ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVWYZ']
  expect(sorted(alphabet.toReversed())).toEqual(alphabet)
  const small = [...'abcçdeəfgğhxıijkqlmnoöprsştuüvwyz']
  expect(sorted(small.toReversed())).toEqual(small)
})

it.each([
  ['Leyla Əliyeva', 'Leyla İsmayılova'],
  ['Rauf Əliyev', 'Rauf Əliyeva'],
  ['Rəna Quliyeva', 'Rəna Lətifova'],
  ['Xədicə Babayeva', 'Irina Sokolova'],
  ['Irina Sokolova', 'İlqar Abbasov'],
  ['Ülkər Şirinova', 'Vüsal Abbasov'],
  ['Ay Zeynalova', 'Aya Abbasova'],
  ['Zöhrə Abbasova', 'Анна Белова'],
  ['Анна Белова', 'Яна Абашина'],
  ['Ömər Əliyev', 'Pərvin Abbasova'],
])('%s before %s', (first, second) => {
  expect(compareNames(first, second)).toBeLessThan(0)
  expect(compareNames(second, first)).toBeGreaterThan(0)
})

it('ignores foreign diacritics, and compares equal names as equal', () => {
  expect(sorted(['René Zimmer', 'Rene Abel', 'Renə Abel'])).toEqual(['Rene Abel', 'René Zimmer', 'Renə Abel'])
  expect(compareNames('Leyla', 'Leyla')).toBe(0)
  expect(sorted(['leyla', 'Leyla'])).toEqual(sorted(['Leyla', 'leyla']))
  // The same letter as one code point, or as a letter and a combining mark.
  expect(sorted(['s\u0327', 'ş', 't', 's'])).toEqual(['s', 's\u0327', 'ş', 't'])
})

it('sorts many names as it compares two, and equal ones by something else', () => {
  const names = ['Şahin', 'sahin', 'Çingiz', 'Cavid', 'Ələkbər', 'Elçin', 'Вера', 'Şahin', 'Ab', 'A', '']
  const people = names.map((name, id) => ({ name, id }))
  const sorted = sortByName(
    people,
    ({ name }) => name,
    (one, other) => other.id - one.id,
  )
  expect(sorted.map(({ name }) => name)).toEqual(names.toSorted(compareNames))
  expect(sorted.flatMap(({ name, id }) => (name === 'Şahin' ? id : []))).toEqual([7, 0])
})
