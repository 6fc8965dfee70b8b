import { safeFileName } from './fileName.ts'

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['Əliyev résumé 😀.pdf', 'Əliyev résumé 😀.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.doc', 'cv.doc'],
  ['/absolute/cv.pdf', 'cv.pdf'],
  ['..', ''],
  ['.hidden.pdf', 'hidden.pdf'],
  ['cv\r\nBcc: x@y.example.pdf', 'cvBcc x@y.example.pdf'],
  ['cv\u0000.pdf', 'cv.pdf'],
  ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ['a"b<c>.pdf', 'abc.pdf'],
  ['folder/', ''],
])('turns %j into %j', (given, name) => {
  expect(safeFileName(given)).toBe(name)
})

it('cuts a long name and keeps its ending', () => {
  const name = safeFileName(`${'ə'.repeat(300)}.pdf`)
  expect(Array.from(name)).toHaveLength(120)
  expect(name).toMatch(/^ə+\.pdf$/)
})
