import type { OutboxMail } from '@atrium/contract/outbox'
import { outboxEndpoints } from '@atrium/contract/outbox/calls'
import { done, json, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listOutbox, retryMail, retryMails, deleteMail } = outboxEndpoints

const mail = (id: number, more: Partial<OutboxMail>): OutboxMail => ({
  ...{
    id,
    state: 'queued',
    area: 'account',
    to: 'gunesh@person.example',
    subject: '',
    attempts: 0,
    error: '',
  },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', nextAttemptAt: '2026-11-24T08:00:00.000Z' },
  ...more,
})

const memory = memoryOf((): { mails: OutboxMail[] } => ({
  mails: [
    mail(12, { area: 'newsletter', subject: 'News of November', to: 'jeyhun@person.example' }),
    mail(11, { state: 'failed', attempts: 1, error: '550 5.1.1 User unknown' }),
    mail(10, { state: 'failed', attempts: 15, area: 'meeting', error: 'Greeting never received' }),
  ],
}))

const failedOf = (id: unknown) => memory.mails.find((one) => one.id === Number(id) && one.state === 'failed')
const countOf = (state: string) => memory.mails.filter((one) => one.state === state).length

/** The outbox at the desk. */
export const outboxMocks = [
  mockOf(listOutbox, ({ request }) => {
    const query = new URL(request.url).searchParams
    const fits = (name: 'state' | 'area', value: string) => (query.get(name) ?? value) === value
    const mails = memory.mails.filter(
      ({ id, state, area }) =>
        fits('state', state) && fits('area', area) && id < Number(query.get('before') ?? Number.MAX_VALUE),
    )
    return json({ mails, counts: { queued: countOf('queued'), failed: countOf('failed') } })
  }),
  mockOf(retryMails, () => {
    const count = countOf('failed')
    memory.mails = memory.mails.map((one) => ({ ...one, state: 'queued' }))
    return json({ count })
  }),
  mockOf(retryMail, ({ params }) => {
    const found = failedOf(params.id)
    if (!found) return notFound()
    memory.mails = memory.mails.map((one) => (one === found ? { ...one, state: 'queued' } : one))
    return done()
  }),
  mockOf(deleteMail, ({ params }) => {
    const found = failedOf(params.id)
    if (!found) return notFound()
    memory.mails = memory.mails.filter((one) => one !== found)
    return done()
  }),
]
