import { foldText } from '@atrium/contract/core'
import { useMemo } from 'react'
import { useListDirectoryQuery } from '#api/meetingsApi.ts'
import { sampleAttendees } from '#config/attendees.ts'
import { useOwnPersonId } from '#features/profile/useOwnPersonId.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

/**
 * The people that the form suggests: the staff directory without the person, or its offline copy; ten names until one of them
 * is loaded. People with an account have a `personId`: they are notified of the meeting. A chosen name that turns out to be a
 * colleague's gets it as well (`useAttendees`). Namesakes, also the person's own, have their id beside the name.
 */
export function useAttendable() {
  const { language } = useLanguage()
  const { firstName, lastName, email: ownEmail } = useStaffUser()
  const { data } = useListDirectoryQuery(language, useLiveList())
  const list = data?.list
  const ownName = `${firstName} ${lastName}`.trim()
  const ownId = useOwnPersonId()
  const people = useMemo(() => {
    const own = foldText(ownName)
    if (!list) return sampleAttendees.map((name) => ({ name })).filter(({ name }) => foldText(name) !== own)
    const counts = new Map<string, number>()
    for (const { name } of list) counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1)
    return (
      list
        // Until the own id is known, no person of the own name is suggested.
        .filter(({ id, name }) => (ownId ? id !== ownId : foldText(name) !== own))
        .map(({ id, name, position, hasAccount, photo }) => ({
          // A meeting has each name once.
          name: (counts.get(foldText(name)) ?? 0) > 1 ? `${name} (${id})` : name,
          detail: position,
          photo,
          ...(hasAccount && { personId: id }),
        }))
    )
  }, [list, ownName, ownId])
  return { people, ownName, ownId, ownEmail }
}
