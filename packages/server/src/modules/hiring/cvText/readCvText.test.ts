import { Readable } from 'node:stream'
import { bomb } from '#testing/bomb.ts'
import { cvFixtures, docx, pdf } from '#testing/cvFixtures.ts'
import { pdfOf, pdfOfPages, writing } from '#testing/pdfFixture.ts'
import { readCvText } from './readCvText.ts'

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
  rtf: 'application/rtf',
}

const textOf = (content: Buffer, type: keyof typeof types) =>
  readCvText(Readable.from([content]), types[type])

const zlibHead = Buffer.from([0x78, 0x9c])

it('reads the lines of all pages of a PDF, in three languages', async () => {
  const content = pdfOfPages([writing('Leyla Əliyeva', 'Mühəndis, Bakı'), writing('Привет, мастер')])
  expect(await textOf(content, 'pdf')).toBe('Leyla Əliyeva\nMühəndis, Bakı\nПривет, мастер')
})

it('reads the paragraphs of Word, without repeated and deleted text', async () => {
  const body =
    '<w:p><w:r><w:t>Aysel</w:t><w:tab/><w:t xml:space="preserve">Kərimova &amp; Co </w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:t>Русский\u00ad язык\u0085</w:t></w:r></w:p>' +
    '<mc:AlternateContent xmlns:mc="urn:mc"><mc:Choice><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Choice>' +
    '<mc:Fallback><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>'
  expect(await textOf(docx(body), 'docx')).toBe('Aysel Kərimova & Co\nРусский язык\nBox')
})

it('reads an OpenDocument text', async () => {
  expect(await textOf(cvFixtures.odt(), 'odt')).toBe('Curriculum vitae')
})

it('keeps 200,000 characters of 500 pages', async () => {
  const page = writing(...Array<string>(40).fill('curriculum vitae of an engineer'))
  const text = await textOf(pdfOfPages(Array<Buffer>(500).fill(page)), 'pdf')
  expect(text?.length).toBeGreaterThan(190_000)
  expect(text?.length).toBeLessThanOrEqual(200_000)
})

/** Each form draws the next one twice: the last one 2^26 times. */
const doubledForms = Array.from({ length: 27 }, (_, place) => ({
  dictionary: `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 3 0 R>>/XObject<</X ${8 + place} 0 R>>>>>>`,
  stream: place === 26 ? writing('a') : Buffer.from('/X Do /X Do'),
}))

const unreadable: (readonly [string, keyof typeof types, () => Buffer])[] = [
  ['an old Word document', 'doc', cvFixtures.doc],
  ['RTF', 'rtf', cvFixtures.rtf],
  ['a PDF without text, as a scanner makes', 'pdf', () => pdf()],
  [
    'a PDF with a password',
    'pdf',
    () =>
      pdfOf(
        ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
        `/ID[<00><00>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
      ),
  ],
  ['a broken PDF', 'pdf', () => Buffer.from('%PDF-1.7\nnothing follows')],
  ['a broken archive', 'docx', () => docx().subarray(0, 300)],
  ['Word with XML that is not well-formed', 'docx', () => docx('<w:p><w:t>Name</w:p>')],
  [
    'Word with entities that grow',
    'docx',
    () => docx('', '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><d>&b;</d>'),
  ],
  [
    'Word with a text of two gigabytes',
    'docx',
    () => docx('', bomb(2000, ' ', '<w:document xmlns:w="urn:w"><w:t>', '</w:t></w:document>')),
  ],
  [
    'Word whose tag has two gigabytes',
    'docx',
    () => docx('', bomb(2000, ' ', '<w:document xmlns:w="urn:w" title="', '"/>')),
  ],
  [
    'a PDF whose page has a gigabyte',
    'pdf',
    () =>
      pdfOfPages([
        {
          dictionary: '<</Filter/FlateDecode>>',
          stream: Buffer.concat([zlibHead, bomb(1000, ' ').deflated]),
        },
      ]),
  ],
  [
    'a PDF that writes millions of times',
    'pdf',
    () => pdfOfPages([Buffer.from('/X Do')], doubledForms, '/XObject<</X $ 0 R>>'),
  ],
  [
    'Word with a billion empty tags',
    'docx',
    () => docx('', bomb(4000, '<a/>', '<w:document xmlns:w="urn:w">', '</w:document>')),
  ],
]

it.each(unreadable)('ends with %s, and reads the next file', async (_name, type, content) => {
  expect(await textOf(content(), type)).toBeUndefined()
  expect(await textOf(cvFixtures.docx(), 'docx')).toBe('Curriculum vitae')
})
