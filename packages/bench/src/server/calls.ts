import http from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A read of the server that is measured. */
export interface Call {
  path: string
  headers: Record<string, string>
  /** Needs a session; its bare route reads one row of the database. */
  isSignedIn: boolean
}

/** An answer of the product, which the bare route sends too. */
export interface Answer extends Call {
  replyHeaders: Record<string, string | string[]>
  /** Base64, as compressed as it was sent. */
  body: string
}

const publicPaths = [
  '/api/v1/jobs/',
  '/api/v1/jobs/1',
  '/api/v1/categories/',
  '/service_details/',
  '/service_details/1',
  '/list/all/',
  '/api/v2/holidays?country=AZ&year=2026',
  '/holidays.ics',
  '/Locales/en/common.json',
  '/career',
]

/** Calls about colleagues and meetings are missing: their own rate limits, by session, end a measurement. */
const signedInPaths = [
  '/api/v1/me/',
  '/api/v1/me/sessions/',
  '/api/v1/notifications/',
  '/api/v1/news/',
  '/api/v1/suggestions/',
  '/api/v1/off-days/',
  '/api/v1/directory/',
  '/Schedule.json',
]

const compressed = { 'accept-encoding': 'gzip, deflate, br' }

/** Every measured call: public ones as a program and as a browser asks, and those of the person with this cookie. */
export const callsOf = (cookie: string): Call[] => [
  ...publicPaths.flatMap((path) => [{}, compressed].map((headers) => ({ path, headers, isSignedIn: false }))),
  ...signedInPaths.map((path) => ({ path, headers: { ...compressed, cookie }, isSignedIn: true })),
]

/** What the connection adds, and each server itself. */
const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** The answer of a server. Throws when the status is not 200. */
export async function answerOf(origin: string, call: Call): Promise<Answer> {
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(origin + call.path, { headers: call.headers, agent: false }, resolve).on('error', reject)
  })
  const body = await buffer(reply)
  if (reply.statusCode !== 200) throw new Error(`${call.path} was answered with ${reply.statusCode}: ${body}`)
  const replyHeaders = Object.fromEntries(
    Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.includes(name) ? [] : [[name, value]],
    ),
  )
  return { ...call, replyHeaders, body: body.toString('base64') }
}

/** Signs in the first of the sample people; returns the cookie of the session. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const line = reply.headers.getSetCookie().find((one) => one.startsWith('atrium-session='))
  if (!line) throw new Error(`The sign-in was answered with ${reply.status}.`)
  return line.split(';')[0] ?? ''
}
