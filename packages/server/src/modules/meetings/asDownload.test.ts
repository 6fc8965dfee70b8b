import fc from 'fast-check'
import { asDownload } from './asDownload.ts'

it.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  [
    'Отчёт ə.pdf',
    `attachment; filename="_____ _.pdf"; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82%20%C9%99.pdf`,
  ],
  [
    'a"b\\c\r\nSet-Cookie: x=1',
    `attachment; filename="a_b_c__Set-Cookie: x=1"; filename*=UTF-8''a%22b%5Cc%0D%0ASet-Cookie%3A%20x%3D1`,
  ],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('names a download %j', (name, header) => {
  expect(asDownload(name)).toBe(header)
})

it('never breaks out of its quotation marks or its line, and tells the name whole', () => {
  const texts = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom('"', '\\', '\r\n', '\ud800', ';'),
    ),
  })
  fc.assert(
    fc.property(texts, (name) => {
      const [, plain, encoded] =
        /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~!#$&+^`|%-]+)$/.exec(asDownload(name)) ??
        []
      expect(plain).toMatch(/^[\x20-\x7e]+$/)
      expect(decodeURIComponent(encoded ?? '')).toBe(name.replace(/\p{Surrogate}/gu, '\uFFFD') || 'file')
    }),
    { numRuns: 1000 },
  )
})
