import { fullNameOf, readIdNumber } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useListDirectoryQuery } from '#api/meetingsApi.ts'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { indexOf } from './findCommands.ts'

/** A colleague with the ways to reach them; the copy for offline use has none. */
export interface Colleague {
  idnumber: string
  fullName: string
  position: string
  photo: string | null
  roomname?: string
  phone?: string
  email?: string
}

/** The colleagues for a search: those of the directory, or the copy for offline use. */
export function usePeople() {
  const { language } = useLanguage()
  const { data, isError } = useListColleaguesQuery(language)
  const copy = useListDirectoryQuery(language, { skip: data !== undefined || !isError }).data
  return useMemo(() => {
    const people: Colleague[] =
      data?.map((person) => ({ ...person, photo: person.photo ?? null, fullName: fullNameOf(person) })) ??
      copy?.list
        // Without a badge there is no page.
        .filter(({ id }) => readIdNumber(id) !== undefined)
        .map(({ id, name, position, photo = null }) => ({ idnumber: id, fullName: name, position, photo })) ??
      []
    return indexOf(
      people,
      ({ fullName }) => fullName,
      // Only texts that an entry shows: a hidden one would find people without a visible reason.
      ({ position }) => position,
    )
  }, [data, copy])
}
