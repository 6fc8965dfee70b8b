import { type BodyOf, type Meeting, newerMeeting, type ReplyOf, type syncMeetings } from '@atrium/contract'

/** The least that a server of meetings is: of each the newest copy, under a number that counts up with each change. */
export function createModelServer(page = 500) {
  const kept = new Map<string, { meeting: Meeting; revision: number }>()
  let last = 0
  return {
    meetings: (): Meeting[] => [...kept.values()].map(({ meeting }) => meeting),
    sync({ since, changes }: BodyOf<typeof syncMeetings>): ReplyOf<typeof syncMeetings> {
      for (const change of changes) {
        const before = kept.get(change.id)?.meeting
        if (before && newerMeeting(before, change) === before) continue
        last += 1
        kept.set(change.id, { meeting: change, revision: last })
      }
      const news = [...kept.values()]
        .filter(({ revision }) => revision > since)
        .sort((one, other) => one.revision - other.revision)
      const told = news.slice(0, page)
      return {
        revision: told.at(-1)?.revision ?? since,
        meetings: told.map(({ meeting }) => structuredClone(meeting)),
        isMore: news.length > told.length,
      }
    },
  }
}
