import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { mails } from '#db/schema.ts'
import { applyUrl, generalUrl, post } from '#testing/apply.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { generalForm, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { greetable } from './mail.ts'

const hour = 60 * 60_000
const stranger = 'stranger@person.example'

describeOnDatabase('receipts', (open) => {
  let services: TestServices
  /** Two servers on one database. */
  let apps: FastifyInstance[]
  beforeAll(async () => {
    services = await testServices(await open())
    apps = [await buildApp({ services }), await buildApp({ services })]
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
  })
  afterEach(async () => {
    await services.database.db.delete(mails)
  })

  const phoneOf = (index: number) => `+994 50 000 00 ${10 + index}`
  const server = (index: number) => apps[index % 2] as FastifyInstance
  const apply = (index: number, email: string) =>
    post(server(index), applyUrl, vacancyForm({ email, phone: phoneOf(index) }))
  const sendCv = (index: number, email: string) =>
    post(server(index), generalUrl, generalForm({ email, phone: phoneOf(index) }))
  const write = (index: number, from_email: string) =>
    server(index).inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        service_id: 'atrium',
        user_id: 'atrium',
        template_id: 'contact_customer',
        template_params: { from_name: 'A', from_email, to_name: 'C', message: `Hello ${index}` },
      },
    })
  const ways = [apply, sendCv, write]
  const sent = async (kind: RegExp) =>
    (await services.database.db.select().from(mails).orderBy(asc(mails.id))).filter((mail) =>
      kind.test(mail.kind),
    )

  /** After how many hours each receipt is sent. */
  const turns = async () =>
    (await sent(/receipt$/))
      .map(({ nextAttemptAt }) => Math.round((nextAttemptAt.getTime() - services.now().getTime()) / hour))
      .sort()

  it('are sent to an address once an hour for fifteen simultaneous requests, by every form and in every spelling', async () => {
    const spellings = [stranger, 'Stranger@Person.EXAMPLE', ` ${stranger} `, 'STRANGER@PERSON.EXAMPLE\t']
    const calls = Array.from({ length: 15 }, (_, index) =>
      (ways[index % 3] ?? apply)(index, spellings[index % 4] ?? stranger),
    )
    const replies = await Promise.all(calls)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    for (const [index, reply] of replies.entries()) {
      if (index % 3 < 2) expect(reply.json()).toEqual({ reference: expect.stringMatching(/^CV-/) })
    }
    expect(await turns()).toEqual([0, 1, 2, 3])
    expect(await sent(/company$/)).toHaveLength(15)
  })

  it('are sent to each address, and to the same one again after an hour', async () => {
    await apply(20, stranger)
    await apply(21, 'another@person.example')
    expect(await sent(/receipt$/)).toHaveLength(2)
    services.clock.pass(hour - 1)
    await write(22, stranger)
    expect(await sent(/receipt$/)).toHaveLength(2)
    services.clock.pass(1)
    await write(23, stranger)
    expect(await sent(/receipt$/)).toHaveLength(3)
  })

  it('wait for their turn when they have the private link of an application, at most three of them', async () => {
    services.clock.pass(hour)
    for (const index of [30, 31, 32, 33, 34]) await apply(index, stranger)
    await write(35, stranger)
    expect(await turns()).toEqual([0, 1, 2, 3])
    expect(
      new Set((await sent(/receipt$/)).map(({ text }) => /\/application\/[\w-]+/.exec(text)?.[0])).size,
    ).toBe(4)
  })

  it.each([
    ['http://evil.example/win', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['win@evil.example', 'Hello,'],
    ['Aysel', 'Hello Aysel,'],
  ])('greet %s with %s, and repeat no other typed text', async (first_name, greeting) => {
    services.clock.pass(hour)
    const cv = { name: 'evil.example.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
    await post(
      server(0),
      generalUrl,
      generalForm({ first_name, last_name: 'evil.example', message: 'evil.example', cv }),
    )
    const [receipt] = await sent(/receipt$/)
    expect(receipt?.text.split('\n')[0]).toBe(greeting)
    expect(`${receipt?.subject} ${receipt?.text}`).not.toContain('evil')
  })
})

it.each(['Aysel', 'Əli', 'Рəşad', 'Anna Maria', 'Jean-Luc', "O'Neill", 'D’Angelo', 'İsmayıl'])(
  'greet %s by name',
  (name) => {
    expect(greetable(name)).toBe(name)
  },
)

it.each([
  'http://evil.example/win',
  'www.evil.example',
  'evil.example',
  'evil。example',
  'evil․example',
  'win@evil.example',
  'tel:+994500000000',
  '+994 50 000 00 00',
  '1xbet',
  'evil\\share',
  '//evil',
  'evil[dot]example',
  'Anna\u202eexample',
  '',
])('greet nobody as %p', (name) => {
  expect(greetable(name)).toBeUndefined()
})
