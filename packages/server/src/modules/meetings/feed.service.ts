import { company, dayAndTime, fillPath, limits, type ReplyOf } from '@atrium/contract/core'
import { addMonths, startOfDay } from '@atrium/contract/days'
import {
  answerOf,
  type CalendarFeed,
  readCalendarFeed,
  type renewCalendarFeed,
  type SharedMeeting,
} from '@atrium/contract/meetings'
import { writeMeetings } from '@atrium/contract/meetings/calendar'
import { fullNameOf } from '@atrium/contract/people'
import { lockActiveAccount } from '#accounts/accounts.repo.ts'
import { deleteFeedOf } from '#accounts/calendarFeeds.repo.ts'
import { changeAs } from '#db/audit.ts'
import { notFound, signInNeeded } from '#http/httpError.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { meetingSnapshots } from './bookings.service.ts'
import { findFeed, findFeedOwner, listFeedMeetings, listOwnAnswers, saveFeed } from './feed.repo.ts'
import { bookedRoom } from './meetingEvents.ts'

/** Hours after which a calendar program should refresh. */
const refreshHours = 1

/** Whether a person has a private address, and since when. */
export async function feedOf(
  { database }: Pick<Services, 'database'>,
  accountId: number,
): Promise<CalendarFeed> {
  const feed = await findFeed(database.db, accountId)
  return feed ? { createdAt: feed.createdAt.toISOString() } : {}
}

/** Makes the private address of a person; an earlier one stops at once. */
export async function renewFeed(
  { database, siteUrl, now }: Pick<Services, 'database' | 'siteUrl' | 'now'>,
  accountId: number,
): Promise<ReplyOf<typeof renewCalendarFeed>> {
  const token = newToken()
  const createdAt = now()
  await changeAs(database.db, accountId, async (tx) => {
    if (!(await lockActiveAccount(tx, accountId))) throw signInNeeded()
    await saveFeed(tx, { accountId, tokenHash: hashOf(token), createdAt })
  })
  return {
    createdAt: createdAt.toISOString(),
    address: `${siteUrl()}${fillPath(readCalendarFeed.path, { token })}`,
  }
}

/** Ends the private address of a person. */
export const stopFeed = ({ database }: Pick<Services, 'database'>, accountId: number): Promise<void> =>
  changeAs(database.db, accountId, (tx) => deleteFeedOf(tx, accountId))

/**
 * The calendar of the person with an address: own meetings, and invitations that are not declined. Throws 404 for an
 * unknown address and for that of a closed account.
 */
export async function writePersonalFeed(
  { database, texts, now }: Pick<Services, 'database' | 'texts' | 'now'>,
  token: string,
): Promise<string> {
  const { db } = database
  const owner = await findFeedOwner(db, hashOf(token))
  if (!owner) throw notFound()
  const { day: today } = dayAndTime(now(), company.timeZone)
  const from = addMonths(today, -limits.openMonths)
  const found = await meetingSnapshots(db, await listFeedMeetings(db, owner.id, from), today)
  const shown = found.map(({ meeting, ...one }) => ({
    ...one,
    meeting: { ...meeting, roomname: bookedRoom(meeting) || undefined },
  }))
  const answers = await listOwnAnswers(
    db,
    found.flatMap(({ invited }) => invited ?? []),
  )
  const name = texts(owner.language, 'mail:feed.name', {
    company: company.name,
    name: fullNameOf(owner),
  })
  return writeMeetings(
    shown.flatMap((one) => shownIn(one, one.invited && (answers.get(one.invited.id) ?? []))),
    // The same content until the next day or change, so that a program which has it gets 304.
    { made: startOfDay(today), feed: { name, refreshHours } },
  )
}

type CalendarMeeting = Parameters<typeof writeMeetings>[0][number]

/** What a calendar shows of a meeting; nothing of a declined one. `answers` are those of the invited person. */
function shownIn(
  { meeting, sequence, counted, organiser, invited }: Awaited<ReturnType<typeof listFeedMeetings>>[number],
  answers: SharedMeeting['answers'] | undefined,
): CalendarMeeting[] {
  const { invitees: _people, ...rest } = meeting
  const event = { ...rest, sequence, organiser: { name: fullNameOf(organiser), email: organiser.email } }
  if (!answers || !invited) return [event]
  const answerOn = (day?: string) => answerOf({ answers: [...answers], sequence, counted }, invited.name, day)
  const { recurrence } = meeting
  const days = answers.flatMap(({ day }) => day ?? [])
  if (answerOn() === 'declined')
    return recurrence ? days.flatMap((day) => acceptedOccurrence(event, day, answerOn(day))) : []
  const declined = days.filter((day) => answerOn(day) === 'declined')
  return [
    {
      ...event,
      status: answerOn() === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
      recurrence: recurrence && {
        ...recurrence,
        changes: [
          ...recurrence.changes.filter(({ day }) => !declined.includes(day)),
          ...declined.map((day) => ({ day, isCancelled: true as const })),
        ],
      },
    },
  ]
}

/** An occurrence to which the person comes although the series is declined. */
function acceptedOccurrence(
  event: CalendarMeeting,
  day: string,
  answer: ReturnType<typeof answerOf>,
): CalendarMeeting[] {
  const change = event.recurrence?.changes.find((one) => one.day === day)
  if (!answer || answer === 'declined' || change?.isCancelled) return []
  return [
    {
      ...event,
      day,
      ...change?.fields,
      title: change?.fields?.title ?? event.title,
      notes: change?.fields?.notes ?? event.notes,
      occurrence: { day, start: event.start },
      status: answer === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
    },
  ]
}
