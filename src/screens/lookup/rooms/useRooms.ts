import { foldText } from '@atrium/contract/core'
import type { Room } from '@atrium/contract/people'
import { byNameRank, hasText } from '@atrium/contract/search'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListEmployeesQuery, useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The query of the address that keeps what was searched for. */
const searchParam = 'q'

/** The rooms that fit the search; what is typed is in the address too, so that Back returns to it. */
export function useRooms() {
  const rooms = useListRoomsQuery()
  const { data } = rooms
  const { language } = useLanguage()
  // Strangers are never told everybody; without the people the plans show how many they are.
  const { data: people } = useListEmployeesQuery(language, { skip: !useIsColleague() })
  const [search, setSearch] = useSearchParams()
  // The field follows the keys at once, the address when the router comes to it.
  const [query, setQuery] = useState(search.get(searchParam) ?? '')
  const found = useMemo(() => data && findRooms(data, query), [data, query])
  return {
    /** All of them; nothing until they are there. */
    rooms: data,
    found,
    /** Of all rooms, for a colleague. */
    people,
    query,
    search: (text: string) => {
      setQuery(text)
      setSearch((before) => withSearch(before, text), { replace: true })
    },
    failure: useQueryError(!data, rooms),
  }
}

/** By any part of the name, as a plain keyboard has it: `xezer` finds `Xəzər`. */
const findRooms = (rooms: Room[], query: string): Room[] => {
  const folded = foldText(query)
  const named = rooms.map((room) => ({ room, name: foldText(room.roomname) }))
  const found = named.filter(({ name }) => hasText(name, folded))
  return byNameRank(found, ({ name }) => name, folded).map(({ room }) => room)
}

function withSearch(before: URLSearchParams, text: string): URLSearchParams {
  const after = new URLSearchParams(before)
  if (text.trim()) after.set(searchParam, text)
  else after.delete(searchParam)
  return after
}
