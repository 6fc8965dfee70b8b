import { foldText } from '@atrium/contract'
import { useMemo } from 'react'
import { useListDirectoryQuery } from '#api/directoryApi.ts'
import { sampleAttendees } from '#config/attendees.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

/** The people that the form suggests: the staff directory without the person, or sample names until it is loaded. */
export function useAttendable() {
  const { language } = useLanguage()
  const { firstName, lastName } = useStaffUser()
  const { data } = useListDirectoryQuery(language)
  const ownName = `${firstName} ${lastName}`.trim()
  const people = useMemo(() => {
    const known = data?.map(({ name, position }) => ({ name, detail: position }))
    const own = foldText(ownName)
    return (known ?? sampleAttendees.map((name) => ({ name }))).filter(({ name }) => foldText(name) !== own)
  }, [data, ownName])
  return { people, ownName }
}
