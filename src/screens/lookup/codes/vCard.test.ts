import fc from 'fast-check'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import { encodeQR } from 'qr'
import { type Contact, contactFileName, writeCodeContact, writeContact } from './vCard.ts'

const contact = (more: Partial<Contact> = {}): Contact => ({
  ...{ fullname: 'Günəş Əliyeva', position: 'Layihə meneceri', email: 'gunes.aliyeva@caspora.example' },
  ...{ phone: '+994 12 000 00 00', organization: 'Caspora', address: 'Nizami küçəsi 1, Bakı' },
  ...{ website: 'https://caspora.example/', social: 'https://www.linkedin.com/company/caspora-example' },
  card: 'https://caspora.example/codes/gunes-aliyeva',
  ...more,
})

/** The card as another program reads it. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])

const partsOf = (card: ICAL.Component, property: string) => card.getFirstPropertyValue(property)

/** A text by the rules of 3.0 (RFC 2426, ESCAPED-CHAR): the parser leaves the mark before a semicolon, as 4.0 may. */
const textOf = (card: ICAL.Component, property: string) =>
  partsOf(card, property)?.toString().replaceAll('\\;', ';') ?? null

/** What a camera reads of modules, each four pixels wide. */
function scan(modules: boolean[][]): string {
  const wide = <Item>(items: readonly Item[]) => items.flatMap((item) => [item, item, item, item])
  const pixels = wide(modules).flatMap((row) => wide(row).flatMap((isDark) => (isDark ? black : white)))
  const side = modules.length * 4
  return jsQR(Uint8ClampedArray.from(pixels), side, side)?.data ?? ''
}

const black = [0, 0, 0, 255]
const white = [255, 255, 255, 255]

it('holds everything that is on the card', () => {
  const card = read(writeContact(contact()))
  expect(card.name).toBe('vcard')
  expect(partsOf(card, 'version')).toBe('3.0')
  expect(partsOf(card, 'n')).toEqual(['Əliyeva', 'Günəş', '', '', ''])
  expect(textOf(card, 'fn')).toBe('Günəş Əliyeva')
  expect(partsOf(card, 'org')).toBe('Caspora')
  expect(textOf(card, 'title')).toBe('Layihə meneceri')
  expect(partsOf(card, 'email')).toBe('gunes.aliyeva@caspora.example')
  expect(card.getFirstProperty('email')?.getParameter('type')).toEqual(['INTERNET', 'WORK'])
  expect(partsOf(card, 'tel')).toBe('+994 12 000 00 00')
  expect(partsOf(card, 'adr')).toEqual(['', '', 'Nizami küçəsi 1, Bakı', '', '', '', ''])
  expect(card.getAllProperties('url').map((url) => url.getFirstValue())).toEqual([
    'https://caspora.example/',
    'https://caspora.example/codes/gunes-aliyeva',
  ])
  const social = card.getFirstProperty('x-socialprofile')
  expect(social?.getParameter('type')).toBe('linkedin')
  expect(social?.getFirstValue()).toBe('https://www.linkedin.com/company/caspora-example')
})

it.each([
  ['Günəş Əliyeva', 'Əliyeva', 'Günəş'],
  ['Əli Həsən oğlu Məmmədov', 'Məmmədov', 'Əli', 'Həsən oğlu'],
  ['Məmmədova Nigar Həsən qızı', 'Məmmədova', 'Nigar', 'Həsən qızı'],
  ['Мамедова Нигяр Гасан кызы', 'Мамедова', 'Нигяр', 'Гасан кызы'],
  ['Артём Ёлкин', 'Ёлкин', 'Артём'],
  ['Ёлка', '', 'Ёлка'],
  ['  Leyla   Əliyeva ', 'Əliyeva', 'Leyla'],
  ['Smith; John, Jr.', 'Jr.', 'Smith; John,'],
  ['O\\Neil, İsa', 'İsa', 'O\\Neil,'],
  ['👩‍💻 Aytən 🚀', '🚀', '👩‍💻 Aytən'],
])('tells the surname of %s', (fullname, family, given, patronymic = '') => {
  const card = read(writeContact(contact({ fullname })))
  expect(partsOf(card, 'n')).toEqual([family, given, patronymic, '', ''])
  expect(textOf(card, 'fn')).toBe(fullname.trim())
  expect(partsOf(read(writeCodeContact(contact({ fullname }))), 'n')).toEqual([
    family,
    given,
    patronymic,
    '',
    '',
  ])
})

it('leaves out what is empty', () => {
  const none = { position: '', email: '', phone: '', organization: '', address: '', website: '', social: '' }
  const names = (text: string) =>
    read(text)
      .getAllProperties()
      .map(({ name }) => name)
  expect(names(writeContact(contact({ ...none, card: '' })))).toEqual(['version', 'n', 'fn'])
  expect(names(writeCodeContact(contact({ ...none, card: '' })))).toEqual(['version', 'n', 'fn'])
})

it.each([
  'Руководитель проектов, аналитики; и \\ сопровождения: Ёлка, ёжик, очень длинная должность',
  'Baş mütəxəssis\nİkinci sətir',
  '🚀 Release 👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻',
])('brings %j back as it was, in lines of at most 75 bytes, no letter torn', (position) => {
  const text = writeContact(contact({ position }))
  expect(textOf(read(text), 'title')).toBe(position)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text).not.toMatch(/[^\r]\n/)
  expect(Buffer.from(text).toString()).toBe(text)
})

it('brings any name and position back, from the file and from the code', () => {
  // Words as people write them; control signs are dropped on the way.
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) =>
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  fc.assert(
    fc.property(texts, texts, (fullname, position) => {
      fc.pre(fullname !== '')
      const card = read(writeContact(contact({ fullname, position })))
      expect(textOf(card, 'fn')).toBe(fullname)
      expect(textOf(card, 'title')).toBe(position || null)
      expect(textOf(read(writeCodeContact(contact({ fullname, position }))), 'fn')).toBe(fullname)
    }),
  )
})

describe('the contact in a code', () => {
  it('has what is needed to reach the person, in one code that is easily read', () => {
    const text = writeCodeContact(contact())
    const names = read(text)
      .getAllProperties()
      .map(({ name }) => name)
    expect(names).toEqual(['version', 'n', 'fn', 'email', 'tel', 'org', 'title', 'url'])
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(412)
  })

  it.each([
    ['Günəş Əliyeva', 'Layihə meneceri, ı İ ş ç ö ü ğ'],
    ['Артём Ёлкин', 'Руководитель проектов'],
    ['Александра Владимировна Константинопольская', 'Начальник отдела сопровождения систем'],
  ])('is read back by a camera: %s', (fullname, position) => {
    const text = writeCodeContact(contact({ fullname, position }))
    const modules = encodeQR(text, 'raw', { border: 4 })
    // Version 15 has 77 modules on a side.
    expect(modules.length - 8).toBeLessThanOrEqual(77)
    const seen = scan(modules)
    expect(seen).toBe(text)
    expect(textOf(read(seen), 'fn')).toBe(fullname)
  })

  it('gives up what is too long, and keeps the rest', () => {
    const long = contact({ fullname: 'Александра Константинопольская', position: 'Начальник '.repeat(20) })
    const text = writeCodeContact(long)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(412)
    const names = read(text)
      .getAllProperties()
      .map(({ name }) => name)
    expect(names).toEqual(['version', 'n', 'fn', 'email', 'tel', 'org', 'url'])
  })

  it('takes no sign of a text for a sign of its own', () => {
    const position = '$& $1 $` END:VCARD'
    expect(textOf(read(writeCodeContact(contact({ position }))), 'title')).toBe(position)
  })
})

it.each([
  ['gunes-aliyeva', 'gunes-aliyeva.vcf'],
  ['Günəş Əliyeva', 'gunes-eliyeva.vcf'],
  ['../etc/passwd', 'etc-passwd.vcf'],
  ['Ёлкин', 'contact.vcf'],
])('calls the file of %s %s', (name, file) => {
  expect(contactFileName(name)).toBe(file)
})
