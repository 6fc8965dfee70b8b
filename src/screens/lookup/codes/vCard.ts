import { foldText } from '@atrium/contract/core'
import { escapeCalendarText, joinCalendarLines } from '@atrium/contract/meetings'
import { namePartsOf } from '@atrium/ui'

/** What a phone keeps of a person. What is empty is left out. */
export interface Contact {
  fullname: string
  position: string
  email: string
  phone: string
  organization: string
  /** Where they work, in one line. */
  address: string
  /** Absolute addresses: the company's site, its profile on LinkedIn, the person's card. */
  website: string
  social: string
  card: string
}

/** Bytes that a QR code of version 15 holds with medium correction: modules that a camera still tells apart. */
const codeBytes = 412

/**
 * A contact as a file (vCard 3.0, RFC 2426), the version that iOS and Android both read. Escapes, line ends and folding
 * are those of calendar files. X-SOCIALPROFILE is Apple's; others skip it.
 */
export function writeContact(contact: Contact): string {
  const { address, website, social, card } = contact
  return joinCalendarLines(
    inFrame([
      ...nameLines(contact),
      ...line('ORG', contact.organization),
      ...line('TITLE', contact.position),
      ...line('EMAIL;TYPE=INTERNET,WORK', contact.email),
      ...line('TEL;TYPE=WORK,VOICE', contact.phone),
      // The street of seven parts: an address in one line is shown as it is, and found on maps.
      ...(address ? [`ADR;TYPE=WORK:;;${escapeCalendarText(address)};;;;`] : []),
      ...(website ? [`URL;TYPE=WORK:${website}`] : []),
      ...(card ? [`URL;TYPE=WORK:${card}`] : []),
      ...(social ? [`X-SOCIALPROFILE;TYPE=linkedin:${social}`] : []),
    ]),
  )
}

/**
 * A contact to be read from a QR code: without folding, and of what helps to reach the person as much as a code holds
 * that a camera reads at once, the most useful first.
 */
export function writeCodeContact(contact: Contact): string {
  const more = [
    line('EMAIL', contact.email),
    line('TEL;TYPE=WORK', contact.phone),
    line('ORG', contact.organization),
    line('TITLE', contact.position),
    contact.card ? [`URL:${contact.card}`] : [],
  ].flat()
  const chosen = inFrame(nameLines(contact))
  let room = codeBytes - bytesOf(chosen)
  for (const each of more) {
    const bytes = bytesOf([each])
    if (bytes > room) continue
    chosen.splice(-1, 0, each)
    room -= bytes
  }
  return endLines(chosen)
}

/** The name of a contact's file, in letters that every system takes: `gunes-aliyeva.vcf`. */
export function contactFileName(name: string): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'contact'}.vcf`
}

const inFrame = (lines: readonly string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']

const endLines = (lines: readonly string[]) => lines.map((each) => `${each}\r\n`).join('')

const line = (property: string, text: string): string[] =>
  text ? [`${property}:${escapeCalendarText(text)}`] : []

/** N and FN, which every card has. A patronymic is the additional name. */
function nameLines({ fullname }: Contact): string[] {
  const { given, patronymic, family } = namePartsOf(fullname)
  return [
    `N:${[family, given, patronymic].map(escapeCalendarText).join(';')};;`,
    ...line('FN', fullname.trim()),
  ]
}

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(endLines(lines)).length
