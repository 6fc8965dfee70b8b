import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import pg from 'pg'
import { loadTexts } from '#i18n/texts.ts'
import { answerErrors } from './errors.ts'

/** A connection that is made at once. */
class Connected extends EventEmitter {
  connect(done: () => void) {
    done()
  }
}

it('asks callers to come again while all connections to the database are in use', async () => {
  const pool = new pg.Pool({
    max: 1,
    connectionTimeoutMillis: 10,
    Client: Connected,
  } as unknown as pg.PoolConfig)
  await pool.connect()
  const app = Fastify()
  answerErrors(app, loadTexts())
  app.get('/', () => pool.query('select 1'))
  app.get('/wrapped', () =>
    pool.query('select 1').catch((cause) => {
      throw new Error('Failed query', { cause })
    }),
  )
  app.get('/broken', () => {
    throw new Error('a defect')
  })
  for (const url of ['/', '/wrapped']) {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  }
  expect((await app.inject({ url: '/broken' })).statusCode).toBe(500)
  await app.close()
})
