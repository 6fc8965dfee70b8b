import { cutoffsAt, monthsBefore } from './cutoffs.ts'

it.each([
  ['2026-11-21T09:00:00Z', 12, '2025-11-21T09:00:00.000Z'],
  ['2028-02-29T23:30:00Z', 12, '2027-02-28T23:30:00.000Z'],
  ['2026-12-31T00:00:00Z', 1, '2026-11-30T00:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00.000Z'],
])('subtracts from %s %i months', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then)
})

it('has the retention periods of the forms and the documents', () => {
  expect(cutoffsAt(new Date('2026-11-21T09:00:00Z'))).toEqual({
    applications: new Date('2025-11-21T09:00:00Z'),
    contactMails: new Date('2025-11-21T09:00:00Z'),
    trash: new Date('2026-10-22T09:00:00Z'),
    audit: new Date('2024-11-21T09:00:00Z'),
    events: new Date('2026-11-20T09:00:00Z'),
    unconfirmed: new Date('2026-11-14T09:00:00Z'),
    meetingFiles: new Date('2026-11-14T09:00:00Z'),
    pictures: new Date('2026-10-22T09:00:00Z'),
    guests: new Date('2025-11-21T09:00:00Z'),
    newsletter: new Date('2026-10-22T09:00:00Z'),
    accountMails: new Date('2026-10-22T09:00:00Z'),
  })
})
