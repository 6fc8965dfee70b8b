import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mails, subscribers } from '#db/schema.ts'
import type { Services } from '#services.ts'

/** Submits fields like an HTML form. */
const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

export const subscribeTo = (app: FastifyInstance, email: string, language = 'en', more = {}) =>
  postForm(app, '/api/subscribe/', { email, ...more }, { 'accept-language': language })

export const confirm = (app: FastifyInstance, token: string) =>
  app.inject({ method: 'POST', url: `/api/subscribe/confirm/?token=${token}` })

export const endByOneClick = (app: FastifyInstance, token: string) =>
  postForm(app, `/api/subscribe/unsubscribe/?token=${token}`, { 'List-Unsubscribe': 'One-Click' })

/** The rows of the newsletter, oldest first. */
export async function newsletterTraces({ database: { db } }: Services) {
  return {
    subscribers: await db.select().from(subscribers).orderBy(asc(subscribers.id)),
    mails: await db.select().from(mails).orderBy(asc(mails.id)),
  }
}

/** The token in the link of the newest mail. */
export async function newestToken(services: Services): Promise<string> {
  const { mails: found } = await newsletterTraces(services)
  return (
    /\/subscribe\/\w+\?(?:topic=\w+&)?token=([\w.-]+)&lng=\w\w$/m.exec(found.at(-1)?.text ?? '')?.[1] ?? ''
  )
}

/** Subscribes and confirms an address. Returns the token to unsubscribe. */
export async function subscribeWhole(
  app: FastifyInstance,
  services: Services,
  email: string,
  language = 'en',
  more = {},
): Promise<string> {
  await subscribeTo(app, email, language, more)
  await confirm(app, await newestToken(services))
  return newestToken(services)
}

export async function forgetNewsletter({ database: { db } }: Services): Promise<void> {
  await db.delete(mails)
  await db.delete(subscribers)
}
