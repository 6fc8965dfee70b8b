import { languagesOf, negotiateLanguage, parseLanguage } from './language.ts'

describe('parseLanguage', () => {
  it.each([
    ['AZ', 'AZ'],
    ['ru-RU', 'RU'],
    ['az_Latn_AZ', 'AZ'],
    [' en ', 'EN'],
    ['de', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %p as %p', (text, language) => {
    expect(parseLanguage(text)).toBe(language)
  })
})

describe('negotiateLanguage', () => {
  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'RU'],
    ['de, en;q=0.3, az;q=0.7', 'AZ'],
    ['ru;q=0, az;q=0.1', 'AZ'],
    ['de-DE', 'EN'],
    ['*', 'EN'],
    [undefined, 'EN'],
  ])('answers %p with %p', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })
})

it('lists the languages of a record in the order of the interface', () => {
  expect(languagesOf({ RU: 'да', AZ: 'bəli' })).toEqual(['AZ', 'RU'])
})
