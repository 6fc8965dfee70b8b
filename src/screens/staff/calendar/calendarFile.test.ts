import ICAL from 'ical.js'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { writeCalendar } from './calendarFile.ts'

const made = new Date('2026-11-21T09:00:00Z')

const meeting = (more: Partial<WeekMeeting> = {}): WeekMeeting => ({
  ...{ id: '0198f0aa-0000-7000-8000-000000000001', title: 'Stand-up', day: '2026-11-17' },
  ...{ start: '09:00', end: '09:30', attendees: [], notes: '', attachments: [], look: 0, isFixed: false },
  ...more,
})

/** The events as another program reads them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

const only = (more?: Partial<WeekMeeting>) => {
  const [event, ...others] = read(writeCalendar([meeting(more)], made))
  expect(others).toEqual([])
  if (!event) throw new Error('There is no event.')
  return event
}

it('says the company’s time in UTC', () => {
  const event = only()
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-17T05:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-17T05:30:00.000Z')
  expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:00:00Z')
})

it('knows the summer time that Baku had', () => {
  expect(only({ day: '2015-07-01' }).startDate.toJSDate().toISOString()).toBe('2015-07-01T04:00:00.000Z')
})

it.each([
  'Büdcə; plan, \\ 2027',
  'Əlavə görüş: «ə ğ ı İ ş ç ö ü»',
  'Очень длинное название встречи, которое не помещается ни в одну строку файла календаря',
  '🚀 Release 👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻',
])('brings %s back as it was, in lines of at most 75 bytes', (title) => {
  const notes = `First line, with ${title}\nsecond; line\n\nthird`
  const event = only({ title, notes })
  expect(event.summary).toBe(title)
  expect(event.description).toBe(notes)
  const text = writeCalendar([meeting({ title, notes })], made)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('the file lists the attendees under the notes', () => {
  const attendees = ['Leyla Əliyeva', 'Rauf Əliyev']
  expect(only({ notes: 'Bring the plan', attendees }).description).toBe(
    'Bring the plan\n\nLeyla Əliyeva, Rauf Əliyev',
  )
  expect(only({ attendees }).description).toBe('Leyla Əliyeva, Rauf Əliyev')
})

it('calls a meeting the same each time, whatever its id is made of', () => {
  const id = 'schedule:2026-11-17:09:00:Büdcə; plan'
  expect(only({ id }).uid).toBe(only({ id, start: '09:15' }).uid)
  expect(only({ id }).uid).not.toBe(only().uid)
})

it('the file has a week of fifteen meetings, without those that have no day or time', () => {
  const week = Array.from({ length: 15 }, (_none, place) => meeting({ id: `id-${place}` }))
  const odd = [meeting({ day: '' }), meeting({ start: 'noon' }), meeting({ start: '10:00' })]
  const events = read(writeCalendar([...week, ...odd], made))
  expect(events).toHaveLength(15)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(15)
})

it('has a series once, with its rule, for any number of its occurrences', () => {
  const series = meeting({ recurrence: { rule: 'FREQ=DAILY;COUNT=3', changes: [] } })
  const occurrence = (day: string) => ({ ...series, id: `${series.id}@${day}`, day, occurrence: day, series })
  const [event, ...others] = read(writeCalendar([occurrence('2026-11-18'), occurrence('2026-11-19')], made))
  expect(others).toEqual([])
  expect(event?.startDate.toString()).toBe('2026-11-17T09:00:00')
  expect(event?.component.getFirstPropertyValue('rrule')?.toString()).toContain('COUNT=3')
})
