import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import { type Meeting, newerMeeting, type syncMeetings } from '@atrium/contract/meetings'

/**
 * A sample of the server for one person's devices: the newest copy of each meeting, with a revision that counts up. What a
 * server does with several people, answers and rooms, the tests on the real one show.
 *
 * @param page the most meetings of one answer
 */
export function createSampleServer(page: number) {
  const kept = new Map<string, { meeting: Meeting; revision: number }>()
  let last = 0
  return {
    meetings: (): Meeting[] => [...kept.values()].map(({ meeting }) => meeting),
    sync({
      since,
      changes,
    }: Pick<BodyOf<typeof syncMeetings>, 'since' | 'changes'>): ReplyOf<typeof syncMeetings> {
      for (const meeting of changes) {
        const before = kept.get(meeting.id)?.meeting
        if (before && newerMeeting(before, meeting) === before) continue
        last += 1
        kept.set(meeting.id, { meeting, revision: last })
      }
      const later = [...kept.values()]
        .filter(({ revision }) => revision > since)
        .sort((one, other) => one.revision - other.revision)
      const sent = later.slice(0, page)
      return {
        revision: sent.at(-1)?.revision ?? since,
        meetings: structuredClone(sent.map(({ meeting }) => meeting)),
        isMore: later.length > sent.length,
      }
    },
  }
}
