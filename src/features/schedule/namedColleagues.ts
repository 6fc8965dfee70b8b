import type { WeekMeeting } from './weekMeeting.ts'

/** The meeting with colleagues in the place of guests: an address of a guest may be that of a colleague. */
export function withNamedColleagues<Shown extends WeekMeeting>(meeting: Shown): Shown {
  const { attendees, invitees = [], shared } = meeting
  // Names are unique in a meeting.
  const found = shared?.colleagues?.filter(({ fullName }) => !attendees.includes(fullName)) ?? []
  if (!shared || found.length === 0) return meeting
  const known = new Map(found.map((one) => [one.name, one]))
  const nameOf = (name: string) => known.get(name)?.fullName ?? name
  return {
    ...meeting,
    attendees: attendees.map(nameOf),
    invitees: invitees.map((invitee) => {
      const one = known.get(invitee.name)
      return one ? { name: one.fullName, personId: one.personId } : invitee
    }),
    shared: {
      ...shared,
      ...(shared.invitedAs && { invitedAs: nameOf(shared.invitedAs) }),
      answers: shared.answers.map((answer) => ({ ...answer, name: nameOf(answer.name) })),
    },
  }
}
