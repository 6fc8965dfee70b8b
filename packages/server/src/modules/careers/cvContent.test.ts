import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cvExtensions } from '@atrium/contract/core'
import { cvFixtures, pdf, xls } from '#testing/cvFixtures.ts'
import { temporaryFolder } from '#testing/services.ts'
import { zip } from '#testing/zipFixture.ts'
import { formatOfCv } from './cvContent.ts'

async function formatOf(name: string, content: Buffer | string) {
  const file = path.join(await temporaryFolder(), 'upload.part')
  await writeFile(file, content)
  return formatOfCv({ name, path: file })
}

const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
}

it.each(cvExtensions)('accepts a real %s, with a file name in capitals too', async (extension) => {
  for (const name of [`cv.${extension}`, `CV.${extension.toUpperCase()}`])
    expect(await formatOf(name, cvFixtures[extension]())).toEqual({ mediaType: mediaTypes[extension], name })
})

const mixedUp = cvExtensions.flatMap((name) =>
  cvExtensions.filter((content) => content !== name).map((content) => [content, name] as const),
)
const isPdfMixedUp = ([content, name]: (typeof mixedUp)[number]) => content === 'pdf' || name === 'pdf'

it.each(mixedUp.filter(isPdfMixedUp))('rejects a %s with the extension of a %s', async (content, name) => {
  expect(await formatOf(`cv.${name}`, cvFixtures[content]())).toBeUndefined()
})

it.each(mixedUp.filter((mixed) => !isPdfMixedUp(mixed)))(
  'accepts a %s with the extension of a %s, and gives it its own',
  async (content, name) => {
    expect(await formatOf(`Əli 2.0.${name}`, cvFixtures[content]())).toEqual({
      mediaType: mediaTypes[content],
      name: `Əli 2.0.${content}`,
    })
  },
)

it.each([
  ['a byte order mark and an empty line', '\uFEFF\n'],
  ['the commands of a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['the headers of a download', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
  ['1,024 bytes of zeros', '\0'.repeat(1024)],
])('accepts a PDF after %s', async (_what, before) => {
  expect(await formatOf('cv.pdf', Buffer.concat([Buffer.from(before), pdf(5000)]))).toEqual({
    mediaType: 'application/pdf',
    name: 'cv.pdf',
  })
})

it.each([
  ['after 1,025 bytes', '\0'.repeat(1025)],
  ['after the beginning of a page', '\n<!doctype html><script>alert(1)</script>'],
  ['after the beginning of a script', '#!/bin/sh\nrm -rf /\n'],
  ['after a program', 'MZ\x90\0'],
  ['after a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex')],
  ['after an archive', zip({ 'readme.txt': 'hello' })],
])('rejects a PDF %s', async (_what, before) => {
  expect(await formatOf('cv.pdf', Buffer.concat([Buffer.from(before), pdf(5000)]))).toBeUndefined()
})

it('rejects other bytes with the header of a PDF and without its end', async () => {
  expect(await formatOf('cv.pdf', `notes about %PDF-1.4\n${'x'.repeat(3000)}`)).toBeUndefined()
})

it.each([
  ['a script named as a PDF', 'cv.pdf', '#!/bin/sh\nrm -rf /\n'],
  ['a page that mentions %PDF-1.4', 'cv.pdf', '<html>%PDF-1.4</html>'],
  ['a program', 'cv.doc', Buffer.from('MZ\x90\x00', 'latin1')],
  ['a workbook of Excel', 'cv.doc', xls()],
  ['an archive of anything', 'cv.docx', zip({ 'readme.txt': 'hello' })],
  ['an empty file', 'cv.pdf', ''],
  ['a container cut in the middle', 'cv.doc', cvFixtures.doc().subarray(0, 700)],
  ['a picture', 'cv.odt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF under another ending', 'cv.exe', pdf()],
])('rejects %s', async (_what, name, content) => {
  expect(await formatOf(name, content)).toBeUndefined()
})

it('terminates for a container with a cyclic directory', async () => {
  const circle = cvFixtures.doc()
  circle.writeUInt32LE(1, 512 + 4)
  circle.write('X', 512 * 2 + 128, 'utf16le')
  expect(await formatOf('cv.doc', circle)).toBeUndefined()
})

it('fills a PDF up to any size', () => {
  for (const size of [1000, 1001, 99_999, 100_000]) expect(pdf(size)).toHaveLength(size)
})
