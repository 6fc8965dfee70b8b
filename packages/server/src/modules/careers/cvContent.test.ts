import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cvExtensions } from '@atrium/contract'
import { cvFixtures, pdf, xls } from '#testing/cvFixtures.ts'
import { temporaryFolder } from '#testing/services.ts'
import { zip } from '#testing/zipFixture.ts'
import { mediaTypeOfCv } from './cvContent.ts'

async function mediaTypeOf(name: string, content: Buffer | string) {
  const file = path.join(await temporaryFolder(), 'upload.part')
  await writeFile(file, content)
  return mediaTypeOfCv({ name, path: file })
}

it.each(cvExtensions)('accepts a real %s, with a file name in capitals too', async (extension) => {
  expect(await mediaTypeOf(`cv.${extension}`, cvFixtures[extension]())).toMatch(/^application\//)
  expect(await mediaTypeOf(`CV.${extension.toUpperCase()}`, cvFixtures[extension]())).toBeDefined()
})

it.each(
  cvExtensions.flatMap((name) =>
    cvExtensions.filter((content) => content !== name).map((content) => [content, name] as const),
  ),
)('rejects a %s with the extension of a %s', async (content, name) => {
  expect(await mediaTypeOf(`cv.${name}`, cvFixtures[content]())).toBeUndefined()
})

it('accepts a PDF after a byte order mark and an empty line', async () => {
  expect(await mediaTypeOf('cv.pdf', Buffer.concat([Buffer.from('\uFEFF\n'), pdf()]))).toBeDefined()
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
  expect(await mediaTypeOf(name, content)).toBeUndefined()
})

it('terminates for a container with a cyclic directory', async () => {
  const circle = cvFixtures.doc()
  circle.writeUInt32LE(1, 512 + 4)
  circle.write('X', 512 * 2 + 128, 'utf16le')
  expect(await mediaTypeOf('cv.doc', circle)).toBeUndefined()
})

it('fills a PDF up to any size', () => {
  for (const size of [1000, 1001, 99_999, 100_000]) expect(pdf(size)).toHaveLength(size)
})
