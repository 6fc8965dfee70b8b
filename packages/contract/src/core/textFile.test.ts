import { likelierEncoding, separatorOf, tellingLines, textIn, textOf, unreadableIn } from './textFile.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

/** As Excel saves "Unicode Text". */
const utf16 = (text: string, isBig = false) => {
  const units = [...`\uFEFF${text}`].map((sign) => sign.charCodeAt(0))
  return Uint8Array.from(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

it('reads UTF-8 and UTF-16 by their marks, and UTF-8 without one', () => {
  const text = 'name\tsurname\r\nƏli\tЁлкин\r\n'
  for (const content of [bytes(text), bytes([0xef, 0xbb, 0xbf], text)])
    expect(textOf(content)).toEqual({ text, encoding: 'utf-8' })
  for (const content of [utf16(text), utf16(text, true)]) {
    expect(textOf(content)).toEqual({ text, encoding: 'utf-16' })
    expect(textIn('utf-16', content)).toBe(text)
  }
})

it('takes a workbook and half a sign for no text', () => {
  expect(textOf(bytes('PK', [3, 4, 0, 0, 0xff]))).toBe('notText')
  expect(textOf(utf16('name').slice(0, -1))).toBe('notText')
})

// "Işıq;Gülşən" and "Иванов;Пётр" as Excel writes them in each.
const turkish = bytes('name;surname\r\nI', [0xfe, 0xfd], 'q;G', [0xfc], 'l', [0xfe], '?n\r\n')
const russian = bytes('name;surname\r\n', [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2], ';', [0xcf, 0xb8, 0xf2, 0xf0])

it('guesses the older encoding by whether letters beyond ASCII share their words with a to z', () => {
  expect([textOf(turkish), textOf(russian)]).toEqual(['olderEncoding', 'olderEncoding'])
  expect([likelierEncoding(turkish), likelierEncoding(russian)]).toEqual(['windows-1254', 'windows-1251'])
  expect(textIn('windows-1254', turkish)).toBe('name;surname\r\nIşıq;Gülş?n\r\n')
  expect(textIn('windows-1251', russian)).toBe('name;surname\r\nИванов;Пётр')
})

it('reads the separator from the first line, which may name it', () => {
  expect(['name,surname;x,y', 'name;surname\r\na,b,c,d', 'name\tsurname', 'name'].map(separatorOf)).toEqual([
    ',',
    ';',
    '\t',
    ',',
  ])
  expect(separatorOf('sep=;\r\nname,surname,email')).toBe(';')
})

it('shows the words with letters that the encoding lacks, but no question', () => {
  const text = textIn('windows-1254', bytes('?liyev;S?bin?;Why?;R', [0x81], 'x;?liyev\r\n', [0xfe]))
  expect(unreadableIn(text, 5)).toEqual({ total: 4, words: ['?liyev', 'S?bin?', 'R\u0081x'] })
  expect(unreadableIn(text, 1).words).toEqual(['?liyev'])
})

it('shows the first lines with other letters, however long a line is', () => {
  expect(tellingLines('a\nş1\r\nb\nş2\nş3', 2, 40)).toEqual(['ş1', 'ş2'])
  expect(tellingLines(`${'x'.repeat(1000)}ş${'y'.repeat(1000)}`, 3, 10)).toEqual(['xxxxxşyyyy'])
})

it.each([
  ['signs that cannot be read', () => new Uint8Array(5_000_000).fill(0x81)],
  ['letters', () => new Uint8Array(5_000_000).fill(0xfe)],
  ['line ends', () => new Uint8Array(5_000_000).fill(10).fill(0xfe, 4_999_999)],
])('reads the largest file of %s', (_what, content) => {
  const text = textIn(likelierEncoding(content()), content())
  expect(unreadableIn(text, 10).words.length).toBeLessThan(11)
  expect(tellingLines(text, 5, 120).length).toBeGreaterThan(0)
})
