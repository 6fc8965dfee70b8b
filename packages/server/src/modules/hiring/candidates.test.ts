import { candidates } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

describeOnDatabase('the applications of one person', (open) => {
  let at: HiringServer
  let first: number
  let second: number
  let third: number
  beforeAll(async () => {
    at = await serveHiring(await open())
    const phone = '+994 50 123 45 67'
    first = (await at.apply({ email: 'aysel@person.example', phone })).id
    second = (await at.apply({ email: 'AYSEL@person.example', phone: '112' }, 2)).id
    third = (await at.apply({ email: 'a.quliyeva@work.example', phone: '(050) 123-45-67' }, null)).id
    await at.apply({ email: 'other@person.example', phone: '112' })
  })
  afterAll(() => at.app.close())

  const join = (otherId: number, isSame = true, id = first) =>
    at.call(at.hr, 'PUT', `applications/${id}/candidate/`, { otherId, isSame })
  const othersOf = async (id: number, account = at.hr) =>
    (await at.read(account, id)).others.map((other) => [other.id, other.isJoined])

  it('are proposed by address or phone, newest first, as far as the viewer may see them', async () => {
    expect(await othersOf(first)).toEqual([
      [third, false],
      [second, false],
    ])
    expect(await othersOf(second)).toEqual([[first, false]])
    expect(await othersOf(first, at.reviewer)).toEqual([])
  })

  it('are joined by HR, all of them, with an entry in each history', async () => {
    const { body } = await join(second)
    expect(body.others.map((other) => [other.id, other.isJoined])).toEqual([
      [third, false],
      [second, true],
    ])
    expect(body.history.at(-1)).toMatchObject({
      kind: 'joined',
      data: { reference: body.others[1]?.reference },
    })
    // The third has a candidate of its own by now.
    const alone = (await at.apply({ email: 'alone@person.example', phone: '113' })).id
    await join(alone, true, third)
    await join(third)
    expect(await othersOf(second)).toEqual([
      [alone, true],
      [third, true],
      [first, true],
    ])
    expect(await at.services.database.db.$count(candidates)).toBe(1)
    const { history } = (await join(third)).body
    expect(history.filter(({ kind }) => kind === 'joined')).toHaveLength(2)
  })

  it('are taken apart, and a candidate of one application is none', async () => {
    const { body } = await join(second, false)
    expect(body.others.find(({ id }) => id === second)?.isJoined).toBe(false)
    expect(body.history.filter(({ kind }) => kind === 'joined')).toHaveLength(1)
    expect(await othersOf(second)).toEqual([[first, false]])
    for (const { id } of (await at.read(at.hr, first)).others) await join(id, false)
    expect(await at.services.database.db.$count(candidates)).toBe(0)
  })

  it('are two, and known', async () => {
    expect((await join(first)).status).toBe(404)
    expect((await join(999_999)).status).toBe(404)
    expect((await join(second, true, 999_999)).status).toBe(404)
  })

  it('are joined by two people at once without waiting for each other', async () => {
    const replies = await Promise.all([
      join(second),
      join(first, true, second),
      join(third),
      join(first, true, third),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await at.services.database.db.$count(candidates)).toBe(1)
  })
})
