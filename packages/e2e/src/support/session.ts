import { randomUUID } from 'node:crypto'
import { type Credentials, login, type StaffUser } from '@atrium/contract/accounts'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import type { BrowserContext, Cookie } from '@playwright/test'
import { siteOrigin } from './ports.ts'

/** The signed-in state of a browser: the cookies, and the stored user of the application. */
interface Session {
  cookies: Cookie[]
  user: string
}

const [sample] = staffSamples
if (!sample) throw new Error('The samples lack a person.')

/** The first sample person, for journeys that change no personal data. */
const samplePerson: Credentials = { email: sample.email, password: samplePassword }

/** Signs a person in with a call of the browser. */
async function signInByApi({ request }: BrowserContext, { email, password }: Credentials): Promise<Session> {
  const reply = await request.post(siteOrigin + login.path, { data: { email, password } })
  if (!reply.ok()) throw new Error(`Nobody signed in: ${reply.status()} ${await reply.text()}`)
  const { token } = (await reply.json()) as { token: string }
  const { cookies } = await request.storageState()
  return { cookies, user: JSON.stringify(userOf(token)) }
}

/** The user in a token, which the application stores instead of the token. */
function userOf(token: string): StaffUser {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).user
}

/** The session of the sample person, shared by the journeys of a worker. */
let sampleSession: Promise<Session> | undefined

/**
 * Signs a browser in without the form, from the next document on; a signed-in browser stays as it is. Journeys that
 * sign out use an account of their own (`newStaff`).
 */
export async function signIn(context: BrowserContext, person: Credentials = samplePerson): Promise<void> {
  const known = await context.cookies(siteOrigin)
  if (known.some(({ name }) => name.endsWith('session'))) return
  const isSample = person.email === samplePerson.email
  if (isSample) sampleSession ??= signInByApi(context, person)
  const { cookies, user } = await (isSample && sampleSession ? sampleSession : signInByApi(context, person))
  // Storage needs a document: the next document writes it and removes the mark.
  const mark = `journey-${randomUUID()}`
  await context.addCookies([...cookies, { name: mark, value: '1', url: siteOrigin }])
  await context.addInitScript(keepUser, { mark, user })
}

/** Runs in the page before its own code. */
function keepUser({ mark, user }: { mark: string; user: string }): void {
  if (window !== window.top || window.origin === 'null' || !document.cookie.includes(mark)) return
  localStorage.setItem('staff_user', user)
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies answers too late, and needs a secure origin.
  document.cookie = `${mark}=; path=/; max-age=0`
}
