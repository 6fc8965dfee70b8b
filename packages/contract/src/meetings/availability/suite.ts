import { defaultSettings } from '#accounts/settings.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { languages, toTag } from '#core/language.ts'
import { holidaysSample } from '#holidays/samples.ts'
import { getSchedule } from '#meetings/endpoints.ts'
import { readMeetingDate } from '#meetings/rules.ts'
import type { Caller } from '#testing/caller.ts'
import { listDirectory } from './endpoints.ts'
import { availabilityCalls, usualMeetingId } from './suiteCalls.ts'

const leyla = 'Leyla Əliyeva'
const rauf = 'Rauf Əliyev'
const aysel = 'Aysel Kərimova'
const tural = 'Tural Quliyev'

/** Days without holidays that no sample reaches: a Monday, and the Tuesday, Wednesday and Friday after it. */
const days = { monday: '2090-10-02', tuesday: '2090-10-03', wednesday: '2090-10-04', friday: '2090-10-06' }

/**
 * The promises of the availability call, for the mocks and the real server. The caller is the first of the sample
 * people, and has neither meetings nor days off yet.
 */
export function availabilitySuite(call: Caller): void {
  const { post, fetchAnswer, states, keep, requestOff, workFor } = availabilityCalls(call, {
    people: [rauf],
    day: days.monday,
  })

  it('lists the caller, then the others in the given order, without duplicates in any spelling', async () => {
    const people = [` ${tural} `, 'rauf eliyev', 'Nobody Else', 'LEYLA ƏLİYEVA', rauf, 'nobody  else']
    const answer = await fetchAnswer({ people })
    expect(answer.people).toEqual([
      { name: leyla, state: 'free', isSelf: true, busy: [] },
      { name: tural, state: 'free', isSelf: false, busy: [] },
      { name: 'rauf eliyev', state: 'free', isSelf: false, busy: [] },
      { name: 'Nobody Else', state: 'unknown', isSelf: false, busy: [] },
    ])
    expect(answer.holiday).toBeUndefined()
    expect((await fetchAnswer({ people: [] })).people).toHaveLength(1)
  })

  it('offers the requested time when it is free, and the times after it', async () => {
    expect((await fetchAnswer()).next).toEqual([
      { day: days.monday, start: '10:00', end: '11:00' },
      { day: days.monday, start: '11:00', end: '12:00' },
      { day: days.monday, start: '12:00', end: '13:00' },
    ])
    expect((await fetchAnswer({ start: '10:05', end: '12:05', people: ['Nobody Else'] })).next).toEqual([
      { day: days.monday, start: '10:15', end: '12:15' },
      { day: days.monday, start: '12:15', end: '14:15' },
      { day: days.monday, start: '14:15', end: '16:15' },
    ])
  })

  it('continues on the next working day', async () => {
    expect((await fetchAnswer({ day: days.friday, start: '16:00', end: '17:30' })).next).toEqual([
      { day: days.friday, start: '16:00', end: '17:30' },
      { day: '2090-10-09', start: '09:00', end: '10:30' },
      { day: '2090-10-09', start: '10:30', end: '12:00' },
    ])
    const [first] = (await fetchAnswer({ day: '2090-10-07' })).next
    expect(first).toEqual({ day: '2090-10-09', start: '09:00', end: '10:00' })
  })

  it('offers times within the working hours of the caller, or of all where the meeting is longer', async () => {
    await workFor({ start: 8 * 60, end: 11 * 60 + 30 })
    expect((await fetchAnswer()).next).toEqual([
      { day: days.monday, start: '10:00', end: '11:00' },
      { day: days.tuesday, start: '09:00', end: '10:00' },
      { day: days.tuesday, start: '10:00', end: '11:00' },
    ])
    expect((await fetchAnswer({ start: '13:00', end: '16:00' })).next[0]?.start).toBe('13:00')
    await workFor(defaultSettings.workingHours)
  })

  it('reports people as busy who own a meeting or attend it, from its start to its end', async () => {
    await keep({ day: days.tuesday, start: '10:10', end: '11:00', attendees: ['RAUF ELIYEV', 'Nobody Else'] })
    const people = [rauf, aysel, 'Nobody Else']
    const busy = ['busy', 'busy', 'free', 'unknown']
    expect(await states({ day: days.tuesday, people })).toEqual(busy)
    expect(await states({ day: days.tuesday, start: '10:59', end: '11:30', people })).toEqual(busy)
    const { people: there } = await fetchAnswer({ day: days.tuesday, start: '17:00', end: '18:00', people })
    const span = { start: '10:10', end: '11:00', kind: 'busy' }
    expect(there.map(({ busy }) => busy)).toEqual([[span], [span], [], []])
    const free = ['free', 'free', 'free', 'unknown']
    expect(await states({ day: days.tuesday, start: '09:00', end: '10:10', people })).toEqual(free)
    expect(await states({ day: days.tuesday, start: '11:00', end: '18:00', people })).toEqual(free)
    expect((await fetchAnswer({ day: days.tuesday, start: '09:30', people })).next).toMatchObject([
      { start: '11:00' },
      { start: '12:30' },
      { start: '14:00' },
    ])
  })

  it('finds people by their directory ids, each once', async () => {
    const directory: ReplyOf<typeof listDirectory> = await (await call(listDirectory.path)).json()
    const idOf = (name: string) => directory.find((one) => one.name === name)?.id ?? ''
    const personIds = [idOf(tural), idOf(rauf), idOf(leyla), 'DEV999999']
    const { people } = await fetchAnswer({ day: days.tuesday, people: [rauf, aysel], personIds })
    expect(people.map(({ name, personId, state }) => [name, personId, state])).toEqual([
      [leyla, undefined, 'busy'],
      [tural, idOf(tural), 'free'],
      [rauf, idOf(rauf), 'busy'],
      [aysel, undefined, 'free'],
    ])
  })

  it('ignores the meeting that is being edited, and deleted meetings', async () => {
    const question = { day: days.tuesday }
    const exceptId = usualMeetingId
    expect(await states({ ...question, exceptId: usualMeetingId.replace('700', '701') })).toEqual([
      'busy',
      'busy',
    ])
    expect(await states({ ...question, exceptId })).toEqual(['free', 'free'])
    expect((await fetchAnswer({ ...question, exceptId })).next[0]?.start).toBe('10:00')
    await keep({ day: days.tuesday, isDeleted: true })
    expect(await states(question)).toEqual(['free', 'free'])
  })

  it('reports people in the company’s schedule as busy', async () => {
    const rows: ReplyOf<typeof getSchedule> = await (await call(getSchedule.path)).json()
    const found = rows.find(
      ({ attendees, start_time, end_time }) =>
        attendees?.includes(leyla) && start_time >= '09:00' && end_time <= '18:00',
    )
    expect(found).toBeDefined()
    const day = readMeetingDate(found?.date ?? '') ?? ''
    const people = found?.attendees ?? []
    const answer = await fetchAnswer({
      day,
      start: found?.start_time ?? '',
      end: found?.end_time ?? '',
      people,
    })
    expect(answer.people).toHaveLength(people.length)
    expect(new Set(answer.people.map(({ state }) => state))).toEqual(new Set(['busy']))
  })

  it('reports days off, whole or by hours, before meetings, until they are cancelled', async () => {
    const question = { day: days.wednesday, people: [] }
    await keep({ id: usualMeetingId.replace('700', '702'), day: days.wednesday })
    expect(await states(question)).toEqual(['busy'])
    const cancelHours = await requestOff('04.10.2090', '10:30', '13:00')
    expect(await states(question)).toEqual(['away'])
    expect(await states({ ...question, start: '13:00', end: '18:00' })).toEqual(['free'])
    expect((await fetchAnswer(question)).next[0]).toEqual({
      day: days.wednesday,
      start: '13:00',
      end: '14:00',
    })
    await cancelHours()
    const cancelDays = await requestOff('03.10.2090 - 05.10.2090')
    expect(await states({ ...question, start: '13:00', end: '18:00' })).toEqual(['away'])
    expect((await fetchAnswer(question)).next[0]).toEqual({ day: days.friday, start: '09:00', end: '10:00' })
    await cancelDays()
    expect(await states(question)).toEqual(['busy'])
  })

  it.each(languages)('names a day off in the language %s', async (language) => {
    const expected = holidaysSample(2026, language).find(({ date }) => date.iso === '2026-12-31')?.name
    expect((await fetchAnswer({ day: '2026-12-31' }, toTag(language))).holiday).toBe(expected)
  })

  it('says that a day is a weekend', async () => {
    expect([(await fetchAnswer()).isWeekend, (await fetchAnswer({ day: '2090-10-07' })).isWeekend]).toEqual([
      undefined,
      true,
    ])
  })

  it('does not report a holiday that is a working day', async () => {
    expect((await fetchAnswer({ day: '2026-09-27' })).holiday).toBeUndefined()
  })

  it.each([
    [{ day: 'soon' }, { day: 'dateInvalid' }],
    [{ start: '8:00' }, { start: 'timeInvalid' }],
    [{ start: '08:45' }, { end: 'meetingHours' }],
    [{ end: '18:15' }, { end: 'meetingHours' }],
    [{ end: '10:00' }, { end: 'meetingHours' }],
  ])('rejects %j with the error of the field', async (wrong, errors) => {
    const reply = await post(wrong)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors])
  })
}
