import { shortName } from './webManifest.ts'

it.each([
  ['Caspora', 'Caspora'],
  ['Xəzər Diş Klinikası', 'Xəzər Diş'],
  ['Azərbaycantəchizat MMC', 'Azərbaycantə'],
])('the name of %s fits under an icon', (name, short) => {
  expect(shortName(name)).toBe(short)
})
