import type { Application } from '@atrium/contract/hiring'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { applications, cvTexts, jobs } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { post } from './apply.ts'
import { newAddress } from './browser.ts'
import { generalForm, vacancyForm } from './forms.ts'
import { type TestServices, testServices } from './services.ts'
import { hire, signIn } from './staff.ts'

type Fields = Parameters<typeof vacancyForm>[0]

/** A server with samples and people of hiring: HR, and hiring manager, reviewer and a colleague of vacancy 1. */
export interface HiringServer {
  services: TestServices
  app: FastifyInstance
  hr: AccountRecord
  manager: AccountRecord
  reviewer: AccountRecord
  colleague: AccountRecord
  /** An application by the form, for vacancy 1 unless another is given; `null` is a general one. */
  apply: (fields?: Fields, vacancyId?: number | null) => Promise<typeof applications.$inferSelect>
  /** The words of a CV, as the reader of CVs writes them. */
  writeCv: (application: { cvFileId: number }, text: string) => Promise<void>
  /** A call in a session of a person. */
  call: (
    account: AccountRecord,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<HiringReply>
  /** An application as a person sees it. */
  read: (account: AccountRecord, id: number) => Promise<Application>
  /** Moves an application, by the stage in which it is now. */
  move: (
    account: AccountRecord,
    id: number,
    change: { stage: string; revision?: number; mail?: { subject: string; text: string } | null },
  ) => Promise<HiringReply>
}

interface HiringReply {
  status: number
  body: Application & { message: string; errors?: Record<string, string> }
  headers: Record<string, unknown>
}

export async function serveHiring(database: OpenDatabase): Promise<HiringServer> {
  const services = await testServices(database)
  const app = await buildApp({ services })
  const { db } = database
  const hr = await hire(services, { role: 'hr', name: 'Leyla', surname: 'İsmayılova' })
  const [manager, reviewer, colleague] = [
    await hire(services, { name: 'Elvin', surname: 'Rzayev' }),
    await hire(services, { name: 'Aysel', surname: 'Kərimova' }),
    await hire(services, { name: 'Murad', surname: 'Şirinov' }),
  ]
  await db
    .update(jobs)
    .set({ managerId: manager.personId, reviewerIds: [reviewer.personId] })
    .where(eq(jobs.id, 1))
  const cookies = new Map<number, { cookie: string }>()
  const call: HiringServer['call'] = async (account, method, path, body) => {
    const session = cookies.get(account.id) ?? (await signIn(services, account))
    cookies.set(account.id, session)
    const reply = await app.inject({
      method,
      url: `/api/v1/hiring/${path}`,
      headers: { ...session, 'accept-language': 'en' },
      remoteAddress: newAddress(),
      ...(body && { payload: body }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    const read = isJson ? reply.json() : {}
    return { status: reply.statusCode, body: read, headers: reply.headers }
  }
  const read: HiringServer['read'] = async (account, id) =>
    (await call(account, 'GET', `applications/${id}/`)).body
  return {
    ...{ services, app, hr, manager, reviewer, colleague, call, read },
    apply: async (fields = {}, vacancyId = 1) => {
      const url = vacancyId === null ? '/api/v1/jobs/general/apply/' : `/api/v1/jobs/${vacancyId}/apply/`
      const reply = await post(app, url, vacancyId === null ? generalForm(fields) : vacancyForm(fields))
      if (reply.statusCode !== 200) throw new Error(reply.body)
      const [row] = await db.select().from(applications).orderBy(desc(applications.id)).limit(1)
      if (!row) throw new Error('There is no application.')
      return row
    },
    writeCv: async ({ cvFileId }, text) => {
      await db.update(cvTexts).set({ state: 'read', text }).where(eq(cvTexts.fileId, cvFileId))
    },
    move: async (account, id, { stage, revision, mail = null }) => {
      const known = revision ?? (await read(account, id)).revision
      return call(account, 'POST', `applications/${id}/stage/`, { stage, revision: known, mail })
    },
  }
}
