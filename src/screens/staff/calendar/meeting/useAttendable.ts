import { foldText } from '@atrium/contract'
import { useMemo } from 'react'
import { useListDirectoryQuery } from '#api/directoryApi.ts'
import { sampleAttendees } from '#config/attendees.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

/**
 * The people that the form suggests: the staff directory without the person, or sample names until it is loaded. Those with
 * an account have a `personId`: they are told of the meeting.
 */
export function useAttendable() {
  const { language } = useLanguage()
  const { firstName, lastName, email: ownEmail } = useStaffUser()
  const { data } = useListDirectoryQuery(language)
  const ownName = `${firstName} ${lastName}`.trim()
  const people = useMemo(() => {
    const own = foldText(ownName)
    if (!data) return sampleAttendees.map((name) => ({ name })).filter(({ name }) => foldText(name) !== own)
    const counts = new Map<string, number>()
    for (const { name } of data) counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1)
    return data
      .filter(({ name }) => foldText(name) !== own)
      .map(({ id, name, position, hasAccount }) => ({
        // A name stands once in a meeting.
        name: (counts.get(foldText(name)) ?? 0) > 1 ? `${name} (${id})` : name,
        detail: position,
        ...(hasAccount && { personId: id }),
      }))
  }, [data, ownName])
  return { people, ownName, ownEmail }
}
