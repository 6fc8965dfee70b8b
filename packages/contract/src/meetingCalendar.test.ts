/** @jest-environment node */
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { calendarZone, companyInstant } from './calendarZone.ts'
import { company } from './company.ts'
import { type CalendarMeeting, writeMeetings } from './meetingCalendar.ts'

const made = new Date('2026-11-21T09:00:00Z')

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
