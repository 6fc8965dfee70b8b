import { staffSamples } from '#accounts/sampleStaff.ts'
import type { LeaveState } from './rules.ts'

/** A request of a sample person. */
export interface LeaveSample {
  /** The part of the address before the @. */
  mail: string
  /** The kind of leave, one of `leaveTypeSamples`. */
  typeId: number
  /** The Monday on which it begins, in weeks after the week of the first start; negative for earlier ones. */
  week: number
  /** How many working days from that Monday on. */
  days: number
  /** `HH:mm`, or empty for whole days. */
  times?: readonly [start: string, end: string]
  state: LeaveState
  message: string
  /** The words of the person who decided or asked. */
  words?: string
}

const holiday = 'Family holiday.'

/**
 * A year of leave in all states. The first sample person has none. In the weeks around the first start there are no absences, and
 * two people work elsewhere.
 */
export const leaveSamples: LeaveSample[] = [
  {
    mail: 'gunes.aliyeva',
    typeId: 1,
    week: 7,
    days: 5,
    state: 'sent',
    message: 'İsmayıllıda ailə ilə istirahət.',
  },
  { mail: 'orkhan.baghirov', typeId: 1, week: 7, days: 3, state: 'sent', message: 'Qardaşımın toyu.' },
  {
    mail: 'konul.aghayeva',
    typeId: 4,
    week: 9,
    days: 2,
    state: 'askedBack',
    message: 'Exam at the university.',
    words: 'Who takes the analysis for the bank?',
  },
  {
    mail: 'ekaterina.koroleva',
    typeId: 1,
    week: 11,
    days: 10,
    state: 'cancelRequested',
    message: 'Отпуск в Габале.',
  },
  {
    mail: 'zahra.guluzada',
    typeId: 1,
    week: 8,
    days: 5,
    state: 'granted',
    message: holiday,
    words: 'Enjoy it.',
  },
  {
    mail: 'murad.shirinov',
    typeId: 2,
    week: 10,
    days: 4,
    state: 'declined',
    message: 'Moving house.',
    words: 'The acceptance is in this week. Could it be the week after?',
  },
  { mail: 'gunes.aliyeva', typeId: 1, week: -20, days: 10, state: 'granted', message: holiday },
  { mail: 'orkhan.baghirov', typeId: 1, week: -24, days: 10, state: 'granted', message: holiday },
  { mail: 'orkhan.baghirov', typeId: 3, week: -9, days: 2, state: 'granted', message: 'Flu.' },
  {
    mail: 'konul.aghayeva',
    typeId: 5,
    week: -6,
    days: 1,
    times: ['14:00', '18:00'],
    state: 'granted',
    message: 'Dentist.',
  },
  { mail: 'ekaterina.koroleva', typeId: 1, week: -30, days: 15, state: 'granted', message: holiday },
  {
    mail: 'zahra.guluzada',
    typeId: 1,
    week: -15,
    days: 5,
    state: 'cancelled',
    message: 'Not needed any more.',
  },
  { mail: 'murad.shirinov', typeId: 1, week: -18, days: 10, state: 'granted', message: holiday },
  { mail: 'rauf.aliyev', typeId: 1, week: -26, days: 10, state: 'granted', message: holiday },
  { mail: 'rauf.aliyev', typeId: 1, week: 12, days: 5, state: 'sent', message: 'A week in the mountains.' },
  { mail: 'leyla.ismayilova', typeId: 1, week: -22, days: 10, state: 'granted', message: holiday },
  { mail: 'aysel.karimova', typeId: 1, week: -28, days: 10, state: 'granted', message: holiday },
  { mail: 'tural.guliyev', typeId: 1, week: -16, days: 5, state: 'granted', message: holiday },
  { mail: 'tural.guliyev', typeId: 1, week: 13, days: 5, state: 'sent', message: 'Winter holiday.' },
  { mail: 'irina.sokolova', typeId: 1, week: -34, days: 10, state: 'granted', message: holiday },
  {
    mail: 'irina.sokolova',
    typeId: 4,
    week: -12,
    days: 2,
    state: 'granted',
    message: 'A conference about testing.',
  },
  {
    mail: 'irina.sokolova',
    typeId: 6,
    week: 0,
    days: 5,
    state: 'granted',
    message: 'Builders on our floor.',
  },
  {
    mail: 'tural.guliyev',
    typeId: 7,
    week: 1,
    days: 3,
    state: 'granted',
    message: 'Setting up the office in Ganja.',
  },
]

/** The people with leave who have an account and no sample sign-in: invited, with no password yet. */
export const invitedSamples: string[] = [...new Set(leaveSamples.map(({ mail }) => mail))].filter(
  (mail) => !staffSamples.some(({ email }) => email.startsWith(`${mail}@`)),
)
