/** A part of a received mail, decoded. */
interface MailPart {
  /** Of the `Content-Type`, with its parameters: `text/calendar; charset=utf-8; method=REQUEST`. */
  type: string
  content: string
}

/** The parts of a mail as it was received (RFC 2046), without the containers around them. */
export function partsOf(mail: string): MailPart[] {
  const { type, encoding, body } = splitHeader(mail)
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (!boundary) return [{ type, content: decode(body, encoding) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '')))
}

function splitHeader(mail: string) {
  const end = mail.indexOf('\r\n\r\n')
  const header = mail.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(header)?.[1]?.trim() ?? ''
  return {
    type: read('Content-Type'),
    encoding: read('Content-Transfer-Encoding').toLowerCase(),
    body: mail.slice(end + 4),
  }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
