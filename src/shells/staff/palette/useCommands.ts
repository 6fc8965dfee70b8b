import { foldText } from '@atrium/contract/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { href } from '#config/site.ts'
import {
  type Command,
  type CommandGroup,
  findIndexed,
  indexOf,
  mostEntries,
  rankGroups,
} from './findCommands.ts'
import { useActions } from './useActions.ts'
import { useOwnMeetings } from './useOwnMeetings.ts'
import { usePages } from './usePages.ts'
import { type Colleague, usePeople } from './usePeople.ts'

/** How many of the found people are shown with the ways to reach them. */
const mostReached = 2

const find = (commands: readonly Command[], wanted: string): Command[] =>
  findIndexed(
    indexOf(
      commands,
      ({ label }) => label,
      ({ detail = '' }) => detail,
    ),
    wanted,
  )

/** What the palette finds by a text; without one, the actions and the pages. */
export function useCommands(text: string, onShortcuts: () => void): CommandGroup[] {
  const navigate = useNavigate()
  const wanted = foldText(text)
  const people = usePeople()
  const { data: rooms = noRooms } = useListRoomsQuery()
  const actions = useActions(onShortcuts)
  const pages = usePages()
  const meetings = useOwnMeetings(wanted)
  const contactOf = useContact()
  const found = useMemo(() => (wanted ? findIndexed(people, wanted) : []), [people, wanted])
  if (!wanted)
    return [
      { name: 'actions', entries: actions.slice(0, mostEntries) },
      { name: 'pages', entries: pages.slice(0, mostEntries) },
    ]
  const ofRooms = rooms.map(({ roomname }) => ({
    id: `room-${roomname}`,
    label: roomname,
    run: () => void navigate(href('room', { roomname })),
  }))
  const ofPeople = found.map(({ idnumber, fullName, position, photo }) => ({
    id: `person-${idnumber}`,
    label: fullName,
    detail: position,
    photo,
    run: () => void navigate(href('employee', { idnumber })),
  }))
  return rankGroups(
    [
      { name: 'people', entries: ofPeople },
      { name: 'contact', entries: found.slice(0, mostReached).flatMap(contactOf) },
      { name: 'actions', entries: find(actions, wanted) },
      { name: 'pages', entries: find(pages, wanted) },
      { name: 'meetings', entries: meetings },
      { name: 'rooms', entries: find(ofRooms, wanted) },
    ],
    wanted,
  )
}

const noRooms: never[] = []

/** Makes the entries that reach a colleague. */
function useContact(): (person: Colleague) => Command[] {
  const { t } = useTranslation('palette')
  const navigate = useNavigate()
  return ({ idnumber, fullName: name, phone, email, roomname }) => [
    ...(phone
      ? [
          {
            id: `call-${idnumber}`,
            label: t('contact.call', { name }),
            detail: phone,
            run: () => window.location.assign(`tel:${phone.replaceAll(' ', '')}`),
          },
        ]
      : []),
    ...(email
      ? [
          {
            id: `write-${idnumber}`,
            label: t('contact.write', { name }),
            detail: email,
            run: () => window.location.assign(`mailto:${email}`),
          },
        ]
      : []),
    ...(roomname
      ? [
          {
            id: `roomOf-${idnumber}`,
            label: t('contact.room', { name }),
            detail: roomname,
            run: () => void navigate(href('room', { roomname })),
          },
        ]
      : []),
  ]
}
