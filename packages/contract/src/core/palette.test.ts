import { brand } from './brand.ts'
import { brandOf, contrast, contrastsOf, readableContrast, recolour } from './palette.ts'

const companies = [
  { accent: '#ff6600', dark: '#1565c0' },
  { accent: '#b00020', dark: '#222222' },
  { accent: '#ffffff', dark: '#000000' },
  { accent: '#777777', dark: '#ffff00' },
  { accent: '#00aaff', dark: '#5b0eeb' },
  { accent: '#ff00ff', dark: '#00ffff' },
]

it('no colours are the shipped ones', () => {
  expect(brandOf({ accent: '', dark: '' })).toBe(brand)
  expect(brandOf({ accent: '#c9f26b', dark: '#0a2e25' })).toBe(brand)
})

it.each(companies)('text can be read with the accent $accent and the dark $dark', (colours) => {
  for (const { name, ratio } of contrastsOf(colours))
    expect({ name, isReadable: ratio >= readableContrast }).toEqual({ name, isReadable: true })
})

it.each(companies)('the dark theme can be read with the dark $dark', (colours) => {
  for (const text of ['#E8F0EB', '#C3D2CA', '#ACBFB5', '#92D9B8'])
    for (const ground of ['#061712', '#0F2A22', '#1B3F34', '#224A3E'])
      expect(contrast(recolour(text, colours), recolour(ground, colours))).toBeGreaterThanOrEqual(4.5)
})

it('a colour that can be read stays as it was chosen, and another says that it changed', () => {
  const adjusted = (colours: { accent: string; dark: string }) =>
    contrastsOf(colours).flatMap(({ name, isAdjusted }) => (isAdjusted ? [name] : []))
  expect(brandOf({ accent: '#b00020', dark: '#222222' })).toMatchObject({
    pine: { 900: '#222222' },
    lime: { 1: '#b00020', text: '#FFFFFF' },
  })
  expect(adjusted({ accent: '#b00020', dark: '#222222' })).toEqual(['accentOnDark'])
  expect(adjusted({ accent: '#777777', dark: '#ffff00' })).toEqual(['accent', 'accentOnDark', 'dark'])
})

it('a document gets the hue of the company, and keeps what is no green', () => {
  const colours = { accent: '#ff6600', dark: '#222222' }
  expect(recolour('a{color:#0A2E25;background:#F7F6F1;border-color:#B02E14}', colours)).toBe(
    'a{color:#222222;background:#F7F6F1;border-color:#B02E14}',
  )
})
