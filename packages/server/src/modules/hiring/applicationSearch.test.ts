import { eq } from 'drizzle-orm'
import { applications, jobs } from '#db/schema.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

interface Reply {
  found: { id: number; excerpt: string | null }[]
  unread: number
}

describeOnEachDatabase('the search in applications', (open) => {
  let at: HiringServer
  let own: number
  let other: number
  beforeAll(async () => {
    at = await serveHiring(await open())
    const first = await at.apply({ first_name: 'Gülnar', last_name: 'Quliyeva', email: 'one@person.example' })
    const second = await at.apply({ first_name: 'Иван', last_name: 'Ёлкин', email: 'two@person.example' }, 2)
    own = first.id
    other = second.id
    const filler = 'work and study '.repeat(500)
    await at.writeCv(
      first,
      `${filler}\nMühəndis-proqramçı: React, C++, Node.js və İŞIQLI sistemlər. Kubernetes, frontend.\n${filler}`,
    )
    await at.writeCv(second, 'Опыт: React Native, 1С, Постгрес, back-end')
    await at.call(at.hr, 'POST', `applications/${own}/notes/`, {
      text: 'Zəng edin: sentyabrda',
      mentions: [],
    })
    await at.call(at.hr, 'PUT', `applications/${other}/tags/`, { tags: ['gələcək üçün'] })
    await at.apply({ first_name: 'Deniz', last_name: 'Kaya', email: 'three@person.example' }, null)
  })
  afterAll(() => at.app.close())

  const search = async (q: string, account = at.hr): Promise<Reply> =>
    (await at.call(account, 'GET', `applications/search/?q=${encodeURIComponent(q)}`))
      .body as unknown as Reply
  const idsOf = async (q: string, account = at.hr) => (await search(q, account)).found.map(({ id }) => id)

  it.each([
    'quliyeva',
    'QULİYEVA',
    'guln quli',
    'Гулиева',
    'гульнар гулиева',
    'muhendis',
    'işıqlı',
    'react node',
    'Кубернетес',
    'кубер',
    'front-end',
    'реакт node',
  ])('finds the first of them by “%s”', async (q) => {
    expect(await idsOf(q)).toContain(own)
  })

  it.each([
    'елкин',
    'React',
    'react nat',
    'gelecek',
    '"gələcək üçün"',
    'опыт',
    '1с',
    'иван',
    'postgres',
    'backend',
    'реакт',
  ])('finds the second of them by “%s”', async (q) => {
    expect(await idsOf(q)).toContain(other)
  })

  it('needs each word, wherever it stands', async () => {
    expect(await idsOf('react')).toEqual([other, own])
    expect(await idsOf('quliyeva react sentyabrda')).toEqual([own])
    expect(await idsOf('quliyeva angular')).toEqual([])
    expect(await idsOf('"react native"')).toEqual([other])
    expect(await idsOf('"native react"')).toEqual([])
  })

  it('shows the words of the CV where they were found, in one line', async () => {
    const [found] = (await search('isiqli')).found
    expect(found?.excerpt).toMatch(
      /^\S.*Mühəndis-proqramçı: React, C\+\+, Node\.js və İŞIQLI sistemlər\. Kubernetes.*\S$/,
    )
    expect(found?.excerpt?.length).toBeLessThan(200)
    expect((await search('quliyeva')).found).toEqual([{ id: own, excerpt: null }])
  })

  it('shows no words of the CV where contact data is hidden', async () => {
    const { db } = at.services.database
    await db.update(jobs).set({ hidesContacts: true }).where(eq(jobs.id, 1))
    expect((await search('isiqli', at.reviewer)).found).toEqual([{ id: own, excerpt: null }])
    expect((await search('isiqli')).found[0]?.excerpt).toMatch(/React/)
    await db.update(jobs).set({ hidesContacts: false }).where(eq(jobs.id, 1))
  })

  it.each(['+994 50 987 65 43', '050 987 65 43', '0509876543', '98765', 'quliyeva 0509876543'])(
    'finds the phone number “%s” only for a person who may see it',
    async (q) => {
      const { db } = at.services.database
      await db.update(applications).set({ phone: '+994 (50) 987-65-43' }).where(eq(applications.id, own))
      expect(await idsOf(q, at.reviewer)).toEqual([own])
      await db.update(jobs).set({ hidesContacts: true }).where(eq(jobs.id, 1))
      expect(await idsOf(q, at.reviewer)).toEqual([])
      expect(await idsOf(q)).toEqual([own])
      await db.update(jobs).set({ hidesContacts: false }).where(eq(jobs.id, 1))
    },
  )

  it.each(['\u0000', 'react\u0007', '\u001b[1m'])('refuses control characters', async (q) => {
    const { status } = await at.call(at.hr, 'GET', `applications/search/?q=${encodeURIComponent(q)}`)
    expect(status).toBe(400)
  })

  it('counts the CVs that it does not know', async () => {
    expect((await search('react')).unread).toBe(1)
    expect((await search('react', at.reviewer)).unread).toBe(0)
  })

  it('finds only what the person may see', async () => {
    expect(await idsOf('react', at.reviewer)).toEqual([own])
    expect(await idsOf('елкин', at.reviewer)).toEqual([])
    expect(await idsOf('gelecek', at.reviewer)).toEqual([])
    expect((await at.call(at.colleague, 'GET', 'applications/search/?q=react')).status).toBe(403)
  })

  it.each([
    '%',
    '_',
    "'",
    '"',
    '""',
    '\\',
    '&',
    '!',
    ':*',
    "a' | b",
    '(',
    '<->',
    '-',
    '[^z]',
    '.*',
    'c++',
    '日本',
    '😀qz',
    'x-😀',
  ])('takes “%s” as it is', async (q) => {
    const reply = await at.call(at.hr, 'GET', `applications/search/?q=${encodeURIComponent(q)}`)
    expect(reply.status).toBe(200)
    expect((reply.body as unknown as Reply).found.map(({ id }) => id)).toEqual(q === 'c++' ? [own] : [])
  })
})
