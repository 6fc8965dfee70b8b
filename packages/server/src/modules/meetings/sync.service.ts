import { type BodyOf, company, dayAndTime, limits, type ReplyOf } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { firstSyncBatch, type syncMeetings } from '@atrium/contract/meetings'
import { lockParticipants } from '#db/lockParticipants.ts'
import { listConcerned } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import { HttpError, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { announce } from './announce.service.ts'
import { applyResponses } from './answers.service.ts'
import { applyChanges } from './changes.service.ts'
import type { AttendeeRecord } from './invitedPeople.ts'
import { findAccounts } from './people.repo.ts'
import { listPage } from './shared.service.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>
type Body = BodyOf<typeof syncMeetings>

/**
 * Stores the changes and answers of a device and returns every change after a revision. The timestamp of a change comes
 * from the clock of the device and is kept even when it lies in the future. A later change gets a later timestamp than
 * every known copy, so a wrong clock wins a conflict only until the next change. Refusing the change would leave the
 * meeting unsent until that clock is right; correcting the timestamp would leave two copies that never become equal.
 */
export async function sync(
  services: Parts,
  accountId: number,
  body: Body,
): Promise<ReplyOf<typeof syncMeetings>> {
  const { personId = accountId, since, changes, answers = [] } = body
  // Another person signed in from another tab: the changes of this tab belong to another person.
  if (personId !== accountId) throw new HttpError(409, 'otherPerson')
  // Bounds the work of a call; the client sends smaller batches.
  if (firstSyncBatch(changes).length < changes.length) throw new HttpError(413, 'tooLarge')
  const { db } = services.database
  const { day: today } = dayAndTime(services.now(), company.timeZone)
  if (changes.length + answers.length === 0)
    // One snapshot: own meetings and those of others have one sequence of revisions.
    return db.transaction((tx) => read(tx, accountId, since, today), { isolationLevel: 'repeatable read' })
  const reply = await lockParticipants(
    db,
    (tx) => concernedBy(tx, accountId, body),
    async (tx, locked) => {
      const account = locked.get(accountId)
      if (!account || account.deactivatedAt) throw signInNeeded()
      const events = await applyChanges(tx, account, changes, services.now())
      const isOwn = (person: AttendeeRecord) => person.accountId === accountId
      const responseEvents = await applyResponses(tx, answers, isOwn, { locked, now: services.now() })
      await announce(tx, services, [...events, ...responseEvents])
      return read(tx, accountId, since, today)
    },
  )
  services.outbox.wake()
  return reply
}

/** The person, and everybody whom the changed and answered meetings concern so far and from now on. */
async function concernedBy(
  tx: Database,
  accountId: number,
  { changes, answers = [] }: Body,
): Promise<number[]> {
  const ids = [...changes, ...answers].map(({ id }) => id)
  const invitees = changes.flatMap(({ invitees = [] }) => invitees)
  const accounts = invitees.length > 0 ? await findAccounts(tx, invitees, []) : []
  return [accountId, ...(await listConcerned(tx, ids)), ...accounts.map(({ id }) => id)]
}

async function read(
  tx: Database,
  accountId: number,
  since: number,
  today: IsoDay,
): Promise<ReplyOf<typeof syncMeetings>> {
  const found = await listPage(tx, accountId, { since }, { limit: limits.meetingPage + 1, today })
  const page = found.slice(0, limits.meetingPage)
  return {
    revision: page.at(-1)?.revision ?? since,
    meetings: page.map(({ meeting }) => meeting),
    isMore: found.length > page.length,
  }
}
