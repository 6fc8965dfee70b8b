import {
  type BodyOf,
  deletedMeeting,
  type Meeting,
  type MeetingAnswer,
  newerMeeting,
  type ReplyOf,
  type SyncedMeeting,
  type syncMeetings,
} from '@atrium/contract'

/** A person with an account on the model server. */
export interface ModelPerson {
  /** The id of the account. */
  id: number
  /** The id in the directory. */
  personId: string
  name: string
}

interface Kept {
  owner: number
  /** The organiser got the meeting from another one. */
  isHandedOver?: boolean
  meeting: Meeting
  sequence: number
  answers: MeetingAnswer[]
}

/** A change of these fields makes the earlier answers count no more. */
const scheduleOf = ({ day, start, end, roomname, recurrence }: Meeting) =>
  JSON.stringify([day, start, end, roomname, recurrence])

/**
 * The least that a server of meetings is: of each the newest copy, of each invitee the latest answer, and for each
 * account revisions that count up with each change of a meeting that concerns the person.
 */
export function createModelServer(page = 500, people: readonly ModelPerson[] = []) {
  const kept = new Map<string, Kept>()
  /** The revision of each meeting that has ever concerned an account. */
  const revisions = new Map<number, Map<string, number>>()
  const last = new Map<number, number>()

  const inviteeOf = ({ invitees = [], attendees }: Meeting, account: number) => {
    const person = people.find(({ id }) => id === account)
    return (
      person &&
      invitees.find(({ name, personId }) => personId === person.personId && attendees.includes(name))
    )
  }

  const concerned = ({ owner, meeting }: Kept) => [
    owner,
    ...people.map(({ id }) => id).filter((id) => id !== owner && inviteeOf(meeting, id)),
  ]

  function touch(accounts: readonly number[], id: string): void {
    for (const account of new Set(accounts)) {
      const revision = (last.get(account) ?? 0) + 1
      last.set(account, revision)
      revisions.set(account, (revisions.get(account) ?? new Map<string, number>()).set(id, revision))
    }
  }

  function takeChange(account: number, change: Meeting): void {
    const before = kept.get(change.id)
    if (before && (before.owner !== account || newerMeeting(before.meeting, change) === before.meeting))
      return
    const isMoved = before && scheduleOf(before.meeting) !== scheduleOf(change)
    const after: Kept = {
      ...before,
      owner: account,
      meeting: change,
      sequence: (before?.sequence ?? 0) + (isMoved ? 1 : 0),
      answers: before?.answers ?? [],
    }
    kept.set(change.id, after)
    touch([...(before ? concerned(before) : []), ...concerned(after)], change.id)
  }

  function takeAnswer(
    account: number,
    { id, ...answer }: NonNullable<BodyOf<typeof syncMeetings>['answers']>[number],
  ) {
    const entry = kept.get(id)
    const name = entry && entry.owner !== account && inviteeOf(entry.meeting, account)?.name
    if (!entry || !name) return
    const known = entry.answers.find((one) => one.name === name && one.day === answer.day)
    if (known && known.at >= answer.at) return
    kept.set(id, {
      ...entry,
      answers: [...entry.answers.filter((one) => one !== known), { name, ...answer }],
    })
    touch(concerned(entry), id)
  }

  function meetingFor(account: number, id: string, revision: number): SyncedMeeting {
    const { owner, meeting, sequence, answers, isHandedOver } = kept.get(id) as Kept
    const common = { revision, sequence, answers }
    if (owner === account) {
      const isShared = isHandedOver || (meeting.invitees?.length ?? 0) > 0 || meeting.roomname !== undefined
      return { ...meeting, ...(isShared && { shared: common }) }
    }
    const invitedAs = inviteeOf(meeting, account)?.name
    const organiser = people.find(({ id: one }) => one === owner)?.name ?? ''
    if (invitedAs === undefined)
      return {
        ...deletedMeeting(meeting, meeting.changedAt),
        shared: { revision, organiser, sequence, answers: [] },
      }
    return { ...meeting, shared: { ...common, organiser, invitedAs } }
  }

  /** Gives the meetings of an account that is closed to another one, who is invited no more, as a newer version. */
  function handOver(from: number, to: number, now: string): void {
    const successor = people.find(({ id }) => id === to)
    for (const [id, before] of kept)
      if (before.owner === from) {
        const { meeting } = before
        const name = inviteeOf(meeting, to)?.name
        const later = new Date(Date.parse(meeting.changedAt) + 1).toISOString()
        const after: Kept = {
          ...before,
          owner: to,
          isHandedOver: successor !== undefined,
          sequence: before.sequence + 1,
          answers: before.answers
            .filter((answer) => answer.name !== name)
            .map((answer) => ({
              ...answer,
              ...(answer.sequence >= before.sequence && { sequence: before.sequence + 1 }),
            })),
          meeting: {
            ...meeting,
            changedAt: now > later ? now : later,
            attendees: meeting.attendees.filter((one) => one !== name),
            ...(meeting.invitees && { invitees: meeting.invitees.filter((one) => one.name !== name) }),
          },
        }
        kept.set(id, after)
        touch([...concerned(before), ...concerned(after)], id)
      }
  }

  return {
    handOver,
    /** The account of the organiser. */
    ownerOf: (id: string): number | undefined => kept.get(id)?.owner,
    meetings: (): Meeting[] => [...kept.values()].map(({ meeting }) => meeting),
    sync({
      personId,
      since,
      changes,
      answers = [],
    }: BodyOf<typeof syncMeetings>): ReplyOf<typeof syncMeetings> {
      // Without a list of people, all devices are those of one person.
      const account = people.length > 0 && personId !== undefined ? personId : 0
      for (const change of changes) takeChange(account, change)
      for (const answer of answers) takeAnswer(account, answer)
      const news = [...(revisions.get(account) ?? [])]
        .filter(([, revision]) => revision > since)
        .sort(([, one], [, other]) => one - other)
      const told = news.slice(0, page)
      return {
        revision: told.at(-1)?.[1] ?? since,
        meetings: told.map(([id, revision]) => structuredClone(meetingFor(account, id, revision))),
        isMore: news.length > told.length,
      }
    },
  }
}
