import { foldText } from '@atrium/contract/core'
import { readMeetingDate } from '@atrium/contract/meetings'
import type { MeetingValues } from '@atrium/ui/meeting'
import { useMemo, useState } from 'react'
import { useAvailability } from '#screens/staff/calendar/useAvailability.ts'

type Asked = Pick<MeetingValues, 'day' | 'start' | 'end' | 'attendees' | 'invitees' | 'roomname' | 'repeats'>

interface Options {
  /** The meeting that is changed. */
  exceptId: string | undefined
  /** The colleagues that the form suggests. */
  people: readonly { name: string; personId?: string | undefined }[]
}

const askedOf = ({ day, start, end, attendees, invitees, roomname, repeats }: Asked): Asked => ({
  day,
  start,
  end,
  attendees,
  invitees,
  roomname,
  repeats,
})

/**
 * The availability at the time in the form, by name, and the whole answer;
 * `colleagues` are those among the guests, by their addresses. `follow` takes the current values; only a change of time, people or room renders anything.
 */
export function useMeetingAvailability(first: MeetingValues, { exceptId, people }: Options) {
  const [asked, setAsked] = useState(() => askedOf(first))
  const { attendees, roomname } = asked
  const personIds = new Map(asked.invitees.map(({ name, personId }) => [name, personId]))
  const emails = asked.invitees.flatMap(({ email }) => email ?? [])
  const { status, answer, retry, isRetrying } = useAvailability({
    people: attendees.filter((name) => !personIds.get(name)),
    personIds: attendees.flatMap((name) => personIds.get(name) ?? []),
    ...(emails.length > 0 && { emails }),
    day: readMeetingDate(asked.day) ?? '',
    start: asked.start,
    end: asked.end,
    ...(roomname && { roomname }),
    ...(exceptId && { exceptId }),
  })
  const answered = answer?.people ?? []
  /** The server drops a name in another spelling, or of people who are in the query by id. */
  const personOf = (name: string) => {
    const id = personIds.get(name)
    if (id) return answered.find((one) => one.personId === id)
    const ofName = answered.filter((one) => foldText(one.name) === foldText(name))
    return ofName.find((one) => one.personId === undefined) ?? ofName[0]
  }
  const availability = Object.fromEntries(
    attendees.flatMap((name) => {
      const person = personOf(name)
      return person ? [[name, person]] : []
    }),
  )
  const follow = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values)
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })

  const colleagues = useMemo(
    () =>
      answer?.people?.flatMap(({ name, personId, email }) =>
        personId && email
          ? [{ name: people.find((one) => one.personId === personId)?.name ?? name, personId, email }]
          : [],
      ),
    [answer?.people, people],
  )
  return { availability, note: { asked, status, answer, onRetry: retry, isRetrying }, follow, colleagues }
}
