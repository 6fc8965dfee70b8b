import fc from 'fast-check'
import { writeTime } from '#core/dates.ts'
import { limits } from '#core/limits.ts'
import { validate } from '#core/validate.ts'
import { type Meeting, type MeetingFields, meetingFieldsSchema, meetingSchema, syncSchema } from './schema.ts'

const meeting: Meeting = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Planning',
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  attendees: ['Leyla Əliyeva'],
  notes: '',
  attachments: [],
  look: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: '2026-11-21T09:00:00.000Z',
  isDeleted: false,
}

describe('the rules of a meeting', () => {
  const fields: MeetingFields = {
    title: 'Planning',
    day: '2026-11-24',
    start: '10:00',
    end: '11:00',
    attendees: [],
    notes: '',
    attachments: [],
  }
  const wrong = (changes: object) => {
    const result = validate(meetingFieldsSchema, { ...fields, ...changes })
    return result.isValid ? {} : result.messages
  }

  it('take the signs out of a title that turn the direction of other texts', () => {
    expect(meetingFieldsSchema.cast({ ...fields, title: 'Plan \u202Egnitaler' }).title).toBe('Plan gnitaler')
    expect(wrong({ title: 'Plan 👩‍💻' })).toEqual({})
  })

  it('allow only times between 09:00 and 18:00, to the minute', () => {
    const minutes = fc.oneof(fc.integer({ min: 530, max: 1090 }), fc.integer({ min: 0, max: 1439 }))
    fc.assert(
      fc.property(minutes, minutes, (start, end) => {
        const isRight = 540 <= start && start < end && end <= 1080
        const expected = isRight ? {} : { end: 'meetingHours' }
        expect(wrong({ start: writeTime(start), end: writeTime(end) })).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[string, object, object]>([
    ['a whole day, which is right', { start: '09:00', end: '18:00' }, {}],
    ['one minute, which is right', { start: '09:00', end: '09:01' }, {}],
    ['a start that is too early', { start: '08:59' }, { end: 'meetingHours' }],
    ['an end that is too late', { end: '18:01' }, { end: 'meetingHours' }],
    ['no time between', { end: '10:00' }, { end: 'meetingHours' }],
    ['no title', { title: ' ' }, { title: 'titleRequired' }],
    ['a title that is too long', { title: 'x'.repeat(limits.meetingTitle + 1) }, { title: 'titleTooLong' }],
    ['no date', { day: '' }, { day: 'dateRequired' }],
    ['a date that is none', { day: '2026/11/24' }, { day: 'dateInvalid' }],
    ['a date before the year 2000', { day: '1999-12-31' }, { day: 'dateInvalid' }],
    ['a date after the year 2100', { day: '2101-01-01' }, { day: 'dateInvalid' }],
    ['no start', { start: '' }, { start: 'startRequired' }],
    ['no end', { end: '' }, { end: 'endRequired' }],
    ['half a start', { start: '9' }, { start: 'timeInvalid' }],
    ['an end that is no time', { end: '24:00' }, { end: 'timeInvalid' }],
    ['notes that are too long', { notes: 'x'.repeat(limits.message + 1) }, { notes: 'messageTooLong' }],
    ['too many names', { attendees: Array(101).fill('Ay') }, { attendees: 'tooManyAttendees' }],
    [
      'too many files',
      { attachments: Array(11).fill({ id: meeting.id, name: 'x', size: 1 }) },
      { attachments: 'tooManyAttachments' },
    ],
    ['a series, which is right', { recurrence: { rule: 'FREQ=DAILY;COUNT=5', changes: [] } }, {}],
    [
      'a series that ends too late',
      { recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20281231', changes: [] } },
      { recurrence: 'recurrenceTooLong' },
    ],
  ])('give the messages for %s', (_what, changes, messages) => {
    expect(wrong(changes)).toEqual(messages)
  })

  it('do not change a synchronised meeting, not even a trailing space', () => {
    const texts = { title: ' a ', notes: '\tb\n', attendees: [' Ay '] }
    const result = validate(meetingSchema, { ...meeting, ...texts })
    expect(result).toEqual({ isValid: true, value: { ...meeting, ...texts } })
  })

  it.each(['FREQ=SECONDLY;COUNT=5', 'FREQ=DAILY', 'FREQ=DAILY;COUNT=99999', 'FREQ=DAILY;INTERVAL=0;COUNT=5'])(
    'refuse the rule %s',
    (rule) => {
      expect(wrong({ recurrence: { rule, changes: [] } })).toHaveProperty(['recurrence.rule'])
    },
  )

  it('stop validating an oversized list early', () => {
    const changes = Array(500_000).fill(meeting)
    const result = validate(syncSchema, { since: 0, changes })
    expect(result.isValid).toBe(false)
    const names = validate(syncSchema, {
      since: 0,
      changes: [{ ...meeting, attendees: Array(500_000).fill('') }],
    })
    expect(names.isValid || Object.keys(names.messages).length).toBeLessThan(limits.attendees + 3)
  })
})
