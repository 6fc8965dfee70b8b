import { randomUUID } from 'node:crypto'
import { type Role, resetPassword } from '@atrium/contract/accounts'
import type { BrowserContext } from '@playwright/test'
import { adminAtSocket } from './admin.ts'
import { mailsTo, readable } from './mails.ts'

/** An employee with an account. */
export interface Staff {
  email: string
  password: string
  firstName: string
  lastName: string
}

interface NewStaff {
  firstName?: string
  lastName?: string
  /** @default 'staff' */
  role?: Role
}

/** An account of the journey, created by command, without a password; `link` is the invitation. */
export async function invitedStaff({
  firstName = 'Günəş',
  lastName = 'Əliyeva',
  role = 'staff',
}: NewStaff = {}): Promise<{ person: Staff; link: string }> {
  const mark = randomUUID()
  const email = `journey.${mark.slice(0, 13)}@caspora.example`
  const printed = await adminAtSocket(
    ...['users', 'add', email, firstName, lastName, `--role=${role}`, '--language=EN'],
  )
  return { person: { email, password: `dörd-söz-${mark}`, firstName, lastName }, link: linkIn(printed) }
}

/** An account of the journey with a password, so that journeys do not disturb each other. */
export async function newStaff(wishes: NewStaff = {}): Promise<Staff> {
  const { person, link } = await invitedStaff(wishes)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  const reply = await fetch(new URL(resetPassword.path, link), {
    method: resetPassword.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: person.password }),
  })
  if (!reply.ok) throw new Error(`The password was not set: ${reply.status} ${await reply.text()}`)
  return person
}

/** The password links that were mailed to a person so far. */
export const passwordLinksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(readable).filter(hasLink).map(linkIn)

const link = /https?:\/\/\S+#token=[\w-]+/

const hasLink = (text: string) => link.test(text)

function linkIn(text: string): string {
  const [found] = link.exec(text) ?? []
  if (!found) throw new Error(`There is no link to set a password in: ${text}`)
  return found
}

/** Ends the session on the server while the browser still has its cookie. */
export const endSession = (context: BrowserContext): Promise<void> => context.clearCookies()
