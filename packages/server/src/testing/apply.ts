import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { applications, files, mails } from '#db/schema.ts'
import type { Services } from '#services.ts'
import { multipart } from './forms.ts'

type FormEntries = Parameters<typeof multipart>[0]

export const applyUrl = '/api/v1/jobs/1/apply/'
export const generalUrl = '/api/v1/jobs/general/apply/'

/** Submits a form like a browser. */
export const post = (
  app: FastifyInstance,
  url: string,
  entries: FormEntries,
  headers: Record<string, string> = {},
) => {
  const form = multipart(entries)
  return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } })
}

/** Everything that an application stores, in the database and on the disk. */
export async function traces({ database: { db }, config, uploadDir }: Services) {
  return {
    applications: await db.select().from(applications).orderBy(asc(applications.id)),
    records: await db.select().from(files).orderBy(asc(files.id)),
    mails: await db.select().from(mails).orderBy(asc(mails.id)),
    stored: await readdir(path.join(config.dataDir, 'files')),
    uploads: await readdir(uploadDir),
  }
}

/** The same as numbers. */
export async function countTraces(services: Services) {
  const found = await traces(services)
  return Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.length]))
}

export const nothing = { applications: 0, records: 0, mails: 0, stored: 0, uploads: 0 }
