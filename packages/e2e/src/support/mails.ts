import type { CaughtMail } from './mailCatcher.ts'
import { ports } from './ports.ts'

/** The mails to an address so far. */
export async function mailsTo(address: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${ports.mails}/`)
  const mails = (await reply.json()) as CaughtMail[]
  return mails.filter(({ to }) => to.includes(address)).map(({ raw }) => raw)
}

/** The mails whose decoded text contains a text, such as a reference. */
export const mailsNaming = async (address: string, text: string): Promise<string[]> =>
  (await mailsTo(address)).filter((raw) => readable(raw).includes(text))

/** The message with decoded quoted-printable and base64 parts. */
export function readable(raw: string): string {
  const soft = raw.replace(/=\r?\n/g, '')
  const bytes = soft.replace(/((?:=[0-9A-F]{2})+)/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  )
  const blocks = [...raw.matchAll(/base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/g)]
  const decoded = blocks.map(([, block = '']) => Buffer.from(block, 'base64').toString('utf8'))
  const texts = [...raw.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString('utf8'),
  )
  return [bytes, ...decoded, texts.join('')].join('\n')
}

/** The path and query of the first link with a token in a mail to one of our pages; folded lines are joined. */
export function linkIn(raw: string, path: string): string {
  const link = new RegExp(`${path}\\?(?:topic=\\w+&)?token=[\\w.~-]+`)
  const [found] = link.exec(readable(raw).replaceAll('=3D', '=')) ?? []
  if (!found) throw new Error(`The mail has no link to ${path}.`)
  return found
}
