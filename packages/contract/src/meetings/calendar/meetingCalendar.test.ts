/** @jest-environment node */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { rrulestr } from 'rrule'
import { company } from '#core/company.ts'
import { companyInstant } from '#core/companyInstant.ts'
import { addDays } from '#core/days.ts'
import { daysOf, firstDayOf, patternsOf, ruleOf } from '#meetings/series/recurrence.ts'
import { calendarZone } from './calendarZone.ts'
import { fillAttendees, writeMeetings, writeOpenMeeting } from './meetingCalendar.ts'

const made = new Date('2026-11-21T09:00:00Z')

type CalendarMeeting = Parameters<typeof writeMeetings>[0][number]

const meeting = (more: Partial<CalendarMeeting> = {}): CalendarMeeting => ({
  ...{ id: '0198f0aa-0000-7000-8000-000000000001', title: 'Stand-up', day: '2026-11-17' },
  ...{ start: '09:00', end: '09:30', notes: '' },
  ...more,
})

const parse = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsOf = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

const leyla = { name: 'Leyla Aliyeva', email: 'leyla@caspora.example' }
const guest = { name: 'Ann, "the" guest;X=1:\r\nATTENDEE:mailto:x@x', email: 'ann@guest.example' }

it('invites by name and address, whatever a name contains', () => {
  const text = writeMeetings(
    [
      meeting({
        sequence: 2,
        roomname: 'Göygöl; 2',
        organiser: leyla,
        invitees: [guest, { ...leyla, answer: 'maybe' }],
        status: 'CONFIRMED',
      }),
    ],
    { made, method: 'REQUEST' },
  )
  const calendar = parse(text)
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  const [event, ...others] = eventsOf(text)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    uid: '0198f0aa-0000-7000-8000-000000000001@meetings.caspora.example',
    sequence: 2,
    location: 'Göygöl; 2',
    organizer: 'mailto:leyla@caspora.example',
  })
  const told = event?.attendees.map((one) => [
    one.getFirstValue(),
    one.getFirstParameter('cn'),
    one.getFirstParameter('partstat'),
    one.getFirstParameter('rsvp'),
    one.getFirstParameter('role'),
    one.getFirstParameter('cutype'),
  ])
  expect(told).toEqual([
    [
      'mailto:ann@guest.example',
      'Ann, ’the’ guest;X=1: ATTENDEE:mailto:x@x',
      'NEEDS-ACTION',
      'TRUE',
      'REQ-PARTICIPANT',
      'INDIVIDUAL',
    ],
    [
      'mailto:leyla@caspora.example',
      'Leyla Aliyeva',
      'TENTATIVE',
      undefined,
      'REQ-PARTICIPANT',
      'INDIVIDUAL',
    ],
  ])
})

it('writes one file for the mails to many people, each with its own people and answers', () => {
  const time = { start: '10:00', end: '10:30' }
  const series = meeting({
    title: 'ATTENDEE',
    notes: `ATTENDEE\r\nATTENDEE ${'x'.repeat(60)}`,
    recurrence: {
      rule: 'FREQ=DAILY;COUNT=5',
      changes: [
        { day: '2026-11-18', fields: { day: '2026-11-18', ...time } },
        { day: '2026-11-19', isCancelled: true },
        { day: '2026-11-20', fields: { day: '2026-11-20', ...time } },
      ],
    },
  })
  const options = { made, method: 'REQUEST' as const }
  const answerOn = (day: string) => (day === '2026-11-20' ? 'declined' : 'accepted')
  for (const onlyDays of [undefined, ['2026-11-20'], ['2026-11-18', '2026-11-20']]) {
    const open = writeOpenMeeting({ ...series, onlyDays }, options)
    for (const invitees of [
      [],
      [guest],
      [guest, leyla],
      [{ ...leyla, answer: 'accepted', answerOn } as const],
    ])
      expect(fillAttendees(open.content, open.attendeesOf(invitees))).toBe(
        writeMeetings([{ ...series, onlyDays, invitees }], options),
      )
  }
})

it('writes a series with its cancelled and its changed occurrences', () => {
  const recurrence = {
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215',
    changes: [
      { day: '2026-11-24', isCancelled: true as const },
      { day: '2026-11-26', fields: { day: '2026-11-26', start: '15:00', end: '15:30' } },
      {
        day: '2026-12-01',
        fields: { day: '2026-12-02', start: '11:00', end: '11:30', title: 'Late stand-up' },
      },
    ],
  }
  const [series, ...changed] = eventsOf(writeMeetings([meeting({ recurrence })], { made }))
  for (const event of changed) series?.relateException(event)
  const all = series?.iterator()
  const found: string[][] = []
  for (let next = all?.next(); next; next = all?.next()) {
    const details = series?.getOccurrenceDetails(next)
    found.push([
      String(details?.recurrenceId),
      String(details?.item.summary),
      details?.startDate.toJSDate().toISOString() ?? '',
    ])
  }
  expect(found).toEqual([
    ['2026-11-17T09:00:00', 'Stand-up', '2026-11-17T05:00:00.000Z'],
    ['2026-12-01T09:00:00', 'Late stand-up', '2026-12-02T07:00:00.000Z'],
    ['2026-12-08T09:00:00', 'Stand-up', '2026-12-08T05:00:00.000Z'],
    ['2026-12-15T09:00:00', 'Stand-up', '2026-12-15T05:00:00.000Z'],
  ])
})

/** The days of the first event of a calendar text by ical.js. */
function daysByIcal(text: string): string[] {
  const found: string[] = []
  const all = eventsOf(text)[0]?.iterator()
  for (let next = all?.next(); next; next = all?.next()) found.push(next.toString().slice(0, 10))
  return found
}

/** The days of the first event of a calendar text by rrule, which has no time zones: all is local time. */
function daysByRrule(text: string): string[] {
  const [event = ''] = text.replaceAll('\r\n ', '').split('END:VEVENT')
  const lines = event.slice(event.indexOf('BEGIN:VEVENT')).split('\r\n')
  const repetition = lines.filter((line) => /^(DTSTART|RRULE|RDATE|EXDATE)/.test(line))
  const plain = repetition.map((line) =>
    line.replace(/;TZID=[^:]+/, '').replace(/(UNTIL=\d+)T\d+Z/, '$1T235959Z'),
  )
  return rrulestr(plain.join('\n'), { forceset: true })
    .all()
    .map((date) => date.toISOString().slice(0, 10))
}

it('writes every rule so that ical.js and rrule find the days of the product', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count)),
      fc.nat(6),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      fc.integer({ min: 1, max: 7 }),
      fc.oneof(fc.record({ count: fc.integer({ min: 1, max: 24 }) }), fc.record({ length: fc.nat(700) })),
      fc.array(fc.nat(24), { maxLength: 3 }),
      (from, place, weekdays, weekStart, end, skipped) => {
        const allowed = patternsOf(from)
        const pattern = allowed[place % allowed.length] ?? 'daily'
        const isByDays = pattern === 'weekly' || pattern === 'biweekly'
        const until = 'length' in end ? { until: addDays(from, 7 + end.length) } : end
        const rule = ruleOf({ pattern, weekdays: isByDays ? weekdays : [], weekStart, end: until }, from)
        const day = firstDayOf(rule, from)
        const days = daysOf({ day, recurrence: { rule, changes: [] } })
        const cancelled = new Set(skipped.map((index) => days[index % days.length] ?? day))
        const changes = [...cancelled].map((each) => ({ day: each, isCancelled: true as const }))
        const text = writeMeetings([meeting({ day, recurrence: { rule, changes } })], { made })
        const expected = days.filter((each) => !cancelled.has(each))
        expect([rule, daysByIcal(text)]).toEqual([rule, expected])
        expect([rule, daysByRrule(text)]).toEqual([rule, expected])
      },
    ),
    // ical.js is slow: the quick run takes fewer.
    { numRuns: process.env.LONG ? 10_000 : 2000 },
  )
})

it.each([
  ['28,29', '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29']],
  ['28,29,30', '2027-02-28', ['2027-02-28', '2027-03-30', '2027-04-30']],
  ['28,29,30', '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
])('has one day a month for the dates %s from %s on', (dates, day, expected) => {
  const rule = `FREQ=MONTHLY;BYMONTHDAY=${dates};BYSETPOS=-1;COUNT=3`
  const text = writeMeetings([meeting({ day, recurrence: { rule, changes: [] } })], { made })
  expect(daysByIcal(text)).toEqual(expected)
  expect(daysByRrule(text)).toEqual(expected)
})

it('has the time zone of the company as its tables know it, in the past and in the coming years', () => {
  const zone = ICAL.Timezone.fromData(
    parse(
      `BEGIN:VCALENDAR\r\n${calendarZone(['2012-01-01', '2027-12-31']).join('\r\n')}\r\nEND:VCALENDAR`,
    ).getFirstSubcomponent('vtimezone') as unknown as ICAL.Component,
  )
  for (
    let day = DateTime.fromISO('2012-01-01T12:00', { zone: company.timeZone });
    day.year < 2031;
    day = day.plus({ days: 5 })
  ) {
    const time = ICAL.Time.fromJSDate(day.setZone('UTC', { keepLocalTime: true }).toJSDate(), true)
    expect([day.toISODate(), zone.utcOffset(time)]).toEqual([day.toISODate(), day.offset * 60])
    expect(companyInstant(day.toFormat('yyyy-MM-dd'), '12:00')).toEqual(day.toJSDate())
  }
})
