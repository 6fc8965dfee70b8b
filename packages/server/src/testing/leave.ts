import { undoMs } from '@atrium/contract/core'
import type { LeaveRequest, OffDayRequest } from '@atrium/contract/leave'
import { asc, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, leaveTypes, mails, people } from '#db/schema.ts'
import { releaseDueDecisions } from '#modules/leave/index.ts'
import type { OpenForTest } from './databases.ts'
import { type TestServices, testServices } from './services.ts'
import { hire, signIn } from './staff.ts'

const noText = { AZ: '', EN: '', RU: '' }
let counted = 100

/** A server with teams: people with records, led by others, who ask for leave and decide about it. */
export function leaveTeams(open: OpenForTest) {
  const here = {} as { services: TestServices; app: FastifyInstance }
  beforeAll(async () => {
    here.services = await testServices(await open('none'), { offDayMail: 'hr@caspora.example' })
    here.app = await buildApp({ services: here.services })
  })
  afterEach(async () => {
    const { db } = here.services.database
    for (const table of [mails, accounts, people]) await db.delete(table)
    await db.delete(leaveTypes).where(gt(leaveTypes.id, 5))
  })
  afterAll(() => here.app.close())

  /** A person with a record, led by others. */
  async function join(
    firstName: string,
    leads: { managerId?: number; deputyId?: number } = {},
    role: 'staff' | 'hr' = 'staff',
  ) {
    counted += 1
    const email = `${firstName.toLowerCase()}${counted}@caspora.example`
    const record = { name: firstName, surname: 'Quliyev', email, number: counted, job: noText, computers: [] }
    await here.services.database.db
      .insert(people)
      .values({ ...record, ...leads, otherInfo: { AZ: [], EN: [], RU: [] } })
    const account = await hire(here.services, { name: firstName, email, role })
    return { ...account, cookie: await signIn(here.services, account) }
  }

  const inject = (person: Person, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
    here.app.inject({ method, url, headers: person.cookie, payload })
  const read = async (person: Person, url: string) =>
    (await here.app.inject({ url, headers: person.cookie })).json()
  const requests = (person: Person, year = 2026): Promise<LeaveRequest[]> =>
    read(person, `/api/v1/leave/requests/?year=${year}`)

  const decide = async (person: Person, id: number, decision: string, words = '') =>
    (await inject(person, 'PUT', `/api/v1/leave/requests/${id}/decision/`, { decision, words })).statusCode
  const passUndo = async () => {
    here.services.clock.pass(undoMs)
    await releaseDueDecisions(here.services, (error) => {
      throw error
    })
  }

  return {
    here,
    join,
    inject,
    read,
    requests,
    /** Asks for leave: whole days, unless `times` are given. */
    requestLeave: (person: Person, dates: string, leave_type = '1', [startTime, endTime] = ['', '']) => {
      const nobody = { to_email: '', to_name: '', from_name: '', from_email: '' }
      const template_params = { ...nobody, dates, startTime, endTime, message: 'A family event.', leave_type }
      const service = { service_id: 'atrium', user_id: 'atrium', template_id: 'off_day_request' }
      return inject(person, 'POST', '/api/v1.0/email/send', { ...service, template_params })
    },
    waiting: async (person: Person) => (await requests(person)).filter(({ isMine }) => isMine),
    /** Decides, and lets the time for an undo pass. */
    decide: async (person: Person, id: number, decision: string, words = '') => {
      const status = await decide(person, id, decision, words)
      await passUndo()
      return status
    },
    decideOnly: decide,
    passUndo,
    own: (person: Person): Promise<OffDayRequest[]> => read(person, '/api/v1/off-days/'),
    balance: async (person: Person) => (await read(person, '/api/v1/leave/balances/own/?year=2026'))[0],
    /** The mails, as their kinds and addresses. */
    sentTo: async () =>
      (await here.services.database.db.select().from(mails).orderBy(asc(mails.id))).map(({ kind, to }) => [
        kind,
        to,
      ]),
  }
}

type Person = { cookie: { cookie: string } }
