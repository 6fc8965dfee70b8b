import { screen } from '@testing-library/react'
import { readCode } from '#testing/readCode.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { QrCode } from './QrCode.tsx'

const drawn = () => screen.getByRole('img', { name: 'The card of Günəş' })

const card = (name: string, job: string) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, `TITLE:${job}`, 'END:VCARD', ''].join('\r\n')

it.each([
  ['an address', 'https://caspora.example/codes/gunes-aliyeva'],
  ['digits', '0123456789'],
  ['a door', 'https://caspora.example/rooms/Server%202%2F1'],
  ['Azerbaijani letters', card('Günəş Əliyeva', 'Layihə meneceri, ı İ ş ç ö ü ğ')],
  ['Russian letters', card('Артём Ёлкин', 'Руководитель проектов')],
  ['emoji', '👩‍💻 🚀'],
])('is read by a camera: %s', async (_what, text) => {
  renderUi(<QrCode text={text} label="The card of Günəş" />)
  expect(readCode(drawn())).toBe(text)
})

it.each(['low', 'quartile', 'high'] as const)('is read with %s correction as well', (ecc) => {
  renderUi(<QrCode text="https://caspora.example/rooms" label="The card of Günəş" ecc={ecc} />)
  expect(readCode(drawn())).toBe('https://caspora.example/rooms')
})

it('keeps a margin of four modules free on each side', () => {
  renderUi(<QrCode text="https://caspora.example" label="The card of Günəş" />)
  const side = Number(drawn().getAttribute('viewBox')?.split(' ')[2])
  const runs = [...(drawn().querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)]
  const numbers = runs.map((run) => run.slice(1).map(Number) as [number, number, number])
  expect(Math.min(...numbers.map(([x]) => x))).toBe(4)
  expect(Math.min(...numbers.map(([, y]) => y))).toBe(4)
  expect(Math.max(...numbers.map(([x, , length]) => x + length))).toBe(side - 4)
  expect(Math.max(...numbers.map(([, y]) => y + 1))).toBe(side - 4)
})
