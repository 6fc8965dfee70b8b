import { company, dayAndTime } from '@atrium/contract/core'
import { meetingSamples } from '@atrium/contract/meetings/samples'
import { fullNameOf, idNumberOf } from '@atrium/contract/people'
import { ownsAccount } from '#db/accounts.ts'
import { badgeNumber, hasBadge } from '#db/people.ts'
import { accounts, meetingAnswers, meetingPeople, meetings, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { workdayAfter } from './workdays.ts'

export async function meetingsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: meetings.id }).from(meetings).limit(1)).length === 0
}

interface Person {
  id: number
  name: string
  /** In the directory. */
  personId: string
}

/** The sample accounts with a badge, by the part of their address before the @. */
async function listPeople(tx: Database): Promise<ReadonlyMap<string, Person>> {
  const rows = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      name: people.name,
      surname: people.surname,
      number: badgeNumber,
    })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(hasBadge)
  return new Map(
    rows.map(({ id, email, number, ...person }) => [
      email.slice(0, email.indexOf('@')),
      { id, name: fullNameOf(person), personId: idNumberOf(number) },
    ]),
  )
}

/** Writes meetings between the sample people, on the working days after the first start. */
export async function seedMeetings(tx: Database): Promise<void> {
  const known = await listPeople(tx)
  const { day: today } = dayAndTime(new Date(), company.timeZone)
  const revisions = new Map<number, number>()
  const nextRevision = (accountId: number) => {
    const revision = (revisions.get(accountId) ?? 0) + 1
    revisions.set(accountId, revision)
    return revision
  }
  for (const [look, sample] of meetingSamples.entries()) await seedMeeting(sample, look)

  async function seedMeeting(
    { organiser, people, workdays, ...fields }: (typeof meetingSamples)[number],
    look: number,
  ) {
    const owner = known.get(organiser)
    const invited = Object.entries(people).flatMap(([mail, state]) => {
      const person = known.get(mail)
      return person ? [{ ...person, state }] : []
    })
    // The samples of accounts or employees were changed.
    if (!owner || invited.length === 0) return
    const at = new Date()
    await tx.insert(meetings).values({
      ...fields,
      accountId: owner.id,
      day: workdayAfter(today, workdays),
      attendees: invited.map(({ name }) => name),
      invitees: invited.map(({ name, personId }) => ({ name, personId })),
      attachments: [],
      look,
      createdAt: at,
      changedAt: at,
      isDeleted: false,
      revision: nextRevision(owner.id),
    })
    for (const { id: accountId, name, state } of invited) {
      const [row] = await tx
        .insert(meetingPeople)
        .values({ meetingId: fields.id, accountId, name, revision: nextRevision(accountId) })
        .returning({ id: meetingPeople.id })
      if (row && state)
        await tx.insert(meetingAnswers).values({ personId: row.id, state, answeredAt: at, sequence: 0 })
    }
  }
}
