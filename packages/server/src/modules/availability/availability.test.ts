import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import { askAboutPeople, askedDay as day } from '#testing/availability.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnEachDatabase('the question about who is free', (open) => {
  const { here, post, ask, states, keep, requestOff, schedule } = askAboutPeople(open)

  it('is answered to who is signed in, and no cache keeps it', async () => {
    const stranger = await post({}, {})
    expect([stranger.statusCode, stranger.body]).toEqual([401, expect.not.stringContaining('Leyla')])
    expect((await post()).headers['cache-control']).toBe('no-store')
  })

  it('lets nothing of somebody else’s meeting or day off out but that they cannot come', async () => {
    const id = await keep(here.rauf, { attendees: ['Aysel Kərimova'] })
    const reply = await post()
    expect(reply.json()).toEqual({
      people: [
        { name: 'Leyla Əliyeva', state: 'free', isSelf: true },
        { name: 'Rauf Əliyev', state: 'busy', isSelf: false },
      ],
      next: [
        { day, start: '11:00', end: '12:00' },
        { day, start: '12:00', end: '13:00' },
        { day, start: '13:00', end: '14:00' },
      ],
    })
    await requestOff(here.rauf, { startTime: '10:30', endTime: '11:00' })
    const away = await post()
    expect(away.json().people[1]).toEqual({ name: 'Rauf Əliyev', state: 'away', isSelf: false })
    const secret = new RegExp(`Salary|word|Surgery|Aysel|${id}`)
    for (const { body } of [reply, away]) expect(body).not.toMatch(secret)
  })

  it('takes meetings that touch for free time', async () => {
    await keep(here.leyla, { start: '09:00', end: '10:00' })
    await keep(here.rauf, { start: '11:00', end: '11:01' })
    expect(await states()).toEqual(['free', 'free'])
    expect((await ask()).next[0]?.start).toBe('10:00')
    expect(await states({ end: '11:01' })).toEqual(['free', 'busy'])
    expect((await ask({ end: '11:01' })).next[0]?.start).toBe('11:15')
  })

  it('passes over the asker’s own meeting that is being changed, and over nobody else’s of that id', async () => {
    const exceptId = await keep(here.leyla, { attendees: ['Rauf Əliyev'] })
    expect(await states()).toEqual(['busy', 'busy'])
    expect(await states({ exceptId })).toEqual(['free', 'free'])
    await keep(here.rauf, { id: exceptId })
    expect(await states({ exceptId })).toEqual(['free', 'busy'])
  })

  it('passes over what was deleted or taken back, and over what is on another day', async () => {
    await keep(here.rauf, { isDeleted: true })
    await keep(here.rauf, { day: '2026-11-25' })
    await requestOff(here.rauf, { days: ['2026-11-23', '2026-11-25'] })
    await requestOff(here.rauf, { state: 'cancelled' })
    expect(await states()).toEqual(['free', 'free'])
  })

  it('knows the company’s schedule by its names, also beyond the hours of the grid', async () => {
    const row = { title: 'Review', day, attendees: ['RAUF ƏLİYEV', 'Somebody Else'] }
    await schedule([
      { ...row, start: '07:00', end: '10:20' },
      { ...row, start: '17:30', end: '20:00' },
      { ...row, start: 'noon', end: 'later' },
    ])
    expect(await states({ people: ['Rauf Əliyev', 'Somebody Else'] })).toEqual(['free', 'busy', 'unknown'])
    expect((await ask({ start: '09:00', end: '12:00' })).next).toEqual([
      { day, start: '10:30', end: '13:30' },
      { day, start: '13:30', end: '16:30' },
      { day: '2026-11-25', start: '09:00', end: '12:00' },
    ])
  })

  it('means both of two people who have one name', async () => {
    const other = await hire(here.services, { firstName: 'Rauf', lastName: 'Əliyev' })
    await keep(other)
    expect(await states()).toEqual(['free', 'busy'])
    await requestOff(here.rauf)
    expect(await states()).toEqual(['free', 'away'])
  })

  it('means somebody else of the asker’s own name only where that name is asked about', async () => {
    await keep(await hire(here.services))
    expect(await states()).toEqual(['free', 'free'])
    expect(await states({ people: ['LEYLA ƏLİYEVA', 'Rauf Əliyev'] })).toEqual(['busy', 'free'])
  })

  it.each([
    ['İlqar', 'Işıqlı', 'ILQAR IŞIQLI'],
    ['Irina', 'İsmayılova', 'irina ismayilova'],
    ['Ülkər', 'Çələbiyeva', 'ulker celebiyeva'],
    ['Şəbnəm', 'Göyçaylı', 'S\u0327əbnəm  Go\u0308yçaylı'],
  ])('finds %s %s as %s, also in somebody’s meeting', async (firstName, lastName, name) => {
    await hire(here.services, { firstName, lastName })
    expect(await states({ people: [name] })).toEqual(['free', 'free'])
    await keep(here.rauf, { attendees: [name.toUpperCase()] })
    expect((await ask({ people: [name] })).people[1]).toEqual({ name, state: 'busy', isSelf: false })
  })

  it('does not know who has left, and what they left hinders nobody', async () => {
    const gone = await hire(here.services, { firstName: 'Tural', lastName: 'Quliyev' })
    await keep(gone, { attendees: ['Rauf Əliyev', 'Tural Quliyev'] })
    await requestOff(gone)
    const people = ['Rauf Əliyev', 'Tural Quliyev']
    expect(await states({ people })).toEqual(['free', 'busy', 'away'])
    await here.services.database.db
      .update(users)
      .set({ deactivatedAt: here.services.now() })
      .where(eq(users.id, gone.id))
    expect(await states({ people })).toEqual(['free', 'free', 'unknown'])
    expect((await ask({ people })).next[0]?.start).toBe('10:00')
  })

  it('is limited for each session', async () => {
    const other = await signIn(here.services, here.rauf)
    for (let count = 0; count < 120; count += 1) await post({ start: '' })
    expect((await post()).statusCode).toBe(429)
    expect((await post({}, other)).statusCode).toBe(200)
  })
})
