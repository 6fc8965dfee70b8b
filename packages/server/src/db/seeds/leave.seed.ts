import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, type IsoDay, isWeekend, weekdayOf } from '@atrium/contract/days'
import type { LeaveAction, LeaveState } from '@atrium/contract/leave'
import {
  invitedSamples,
  type LeaveSample,
  leaveSamples,
  leaveTypeSamples,
} from '@atrium/contract/leave/samples'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { insertAccount, ownsAccount } from '#db/accounts.ts'
import { accounts, leaveEntries, leaveTypes, offDayRequests, offDaySteps, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function leaveIsEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: offDayRequests.id }).from(offDayRequests).limit(1)).length === 0
}

const addressOf = (mail: string) => `${mail}@caspora.example`

/** What happened to a request on the way to its state, after it was sent. */
const steps: Record<LeaveState, readonly LeaveAction[]> = {
  sent: [],
  askedBack: ['askBack'],
  granted: ['grant'],
  declined: ['decline'],
  cancelRequested: ['grant', 'requestCancel'],
  cancelled: ['cancel'],
}
const byRequester: readonly LeaveAction[] = ['send', 'cancel', 'requestCancel']

/** The days of a sample: working days from a Monday on. */
function daysOf({ week, days }: LeaveSample, monday: IsoDay): IsoDay[] {
  const found: IsoDay[] = []
  for (let day = addDays(monday, 7 * week); found.length < days; day = addDays(day, 1))
    if (!isWeekend(day)) found.push(day)
  return found
}

/** Adds the kinds of the samples that are not there yet: those of people who work elsewhere. */
async function seedKinds(tx: Database): Promise<void> {
  const known = await tx.select({ id: leaveTypes.id }).from(leaveTypes)
  const missing = leaveTypeSamples.filter((type) => !known.some(({ id }) => id === type.id))
  if (missing.length > 0)
    await tx
      .insert(leaveTypes)
      .values(missing.map(({ names, isArchived: _open, ...type }) => ({ ...type, name: names })))
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('leave_types', 'id'), (select max(id) from leave_types))`,
  )
}

/** Writes a year of leave with its kinds, accounts for some of its people, who have no password yet, and two notes of HR. */
export async function seedLeave(tx: Database): Promise<void> {
  await seedKinds(tx)
  const addresses = invitedSamples.map(addressOf)
  const invited = await tx
    .select({ id: people.id })
    .from(people)
    .leftJoin(accounts, ownsAccount)
    .where(and(inArray(people.email, addresses), isNull(accounts.id)))
  for (const { id } of invited) await insertAccount(tx, id, { language: 'AZ' })
  const staff = await tx
    .select({
      id: accounts.id,
      personId: people.id,
      email: people.email,
      managerId: people.managerId,
      role: accounts.role,
    })
    .from(accounts)
    .innerJoin(people, ownsAccount)
  const { day: today } = dayAndTime(new Date(), company.timeZone)
  const monday = addDays(today, 1 - weekdayOf(today))
  for (const sample of leaveSamples) {
    const person = staff.find(({ email }) => email === addressOf(sample.mail))
    if (!person) continue
    const days = daysOf(sample, monday)
    const [startTime = '', endTime = ''] = sample.times ?? []
    // Two weeks before an earlier leave; in the last days for one that is still to come.
    const sentOn = sample.week < 0 ? addDays(days[0] ?? today, -14) : addDays(today, -3)
    const at = (later: number) => new Date(`${addDays(sentOn, later)}T06:30:00Z`)
    const { typeId, message, state } = sample
    const [request] = await tx
      .insert(offDayRequests)
      .values({
        personId: person.personId,
        days,
        startTime,
        endTime,
        message,
        typeId,
        state,
        createdAt: at(0),
      })
      .returning({ id: offDayRequests.id })
    if (!request) throw new Error('The request was not written.')
    // HR decides for people without a manager.
    const decider =
      staff.find(({ personId }) => personId === person.managerId) ??
      staff.find(({ role, id }) => role === 'hr' && id !== person.id)
    await tx.insert(offDaySteps).values(
      (['send', ...steps[state]] as LeaveAction[]).map((action, place) => ({
        requestId: request.id,
        accountId: byRequester.includes(action) ? person.id : (decider?.id ?? null),
        personId: byRequester.includes(action) ? person.personId : (decider?.personId ?? null),
        action,
        words: byRequester.includes(action) ? '' : (sample.words ?? ''),
        createdAt: at(Math.min(place, 2)),
      })),
    )
  }
  const irina = staff.find(({ email }) => email === addressOf('irina.sokolova'))
  const year = Number(today.slice(0, 4))
  if (irina)
    await tx.insert(leaveEntries).values([
      {
        personId: irina.personId,
        typeId: 1,
        year,
        kind: 'entitlement',
        minutes: 25 * 480,
        reason: 'Five years with us',
      },
      {
        personId: irina.personId,
        typeId: 1,
        year,
        kind: 'adjustment',
        minutes: 480,
        reason: 'Release on a Saturday',
      },
    ])
}
