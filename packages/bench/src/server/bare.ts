import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import pg from 'pg'
import type { Answer } from './calls.ts'

/** The message to the process: the answers, and a PGlite folder or the address of a PostgreSQL. */
export interface BareTask {
  answers: Answer[]
  database: { folder: string } | { url: string }
}

/**
 * The other side of `npm run bench -- server`, in a process of its own: Fastify with nothing but the routes `/0`, `/1`, …,
 * each of which sends a known answer. The routes of a signed-in person first read a row by its primary key. Answers the
 * task with the port.
 */
const [{ answers, database }] = (await once(process, 'message')) as [BareTask]

async function openReader(): Promise<(query: string, values: unknown[]) => Promise<unknown>> {
  if ('url' in database) {
    const pool = new pg.Pool({ connectionString: database.url })
    return (query, values) => pool.query(query, values)
  }
  const client = await PGlite.create(database.folder)
  return (query, values) => client.query(query, values)
}

const read = await openReader()
const app = Fastify()
for (const [place, { isSignedIn, replyHeaders, body }] of answers.entries()) {
  const bytes = Buffer.from(body, 'base64')
  if (isSignedIn)
    app.get(`/${place}`, async (_request, reply) => {
      await read('select * from users where id = $1', [1])
      return reply.headers(replyHeaders).send(bytes)
    })
  else app.get(`/${place}`, (_request, reply) => reply.headers(replyHeaders).send(bytes))
}
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit())
