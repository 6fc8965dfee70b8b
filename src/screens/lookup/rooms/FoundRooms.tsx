import type { Employee, Room } from '@atrium/contract/people'
import { Button, Message, Text } from '@atrium/ui'
import { planDesks, RoomCards, SearchField } from '@atrium/ui/lookup'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { desksOf } from './desksOf.ts'
import { useRoomsNow } from './useRoomsNow.ts'

interface FoundRoomsProps {
  found: readonly Room[]
  /** Of all rooms; left out for a stranger, who sees how many they are. */
  people?: readonly Employee[] | undefined
  query: string
  onSearch: (text: string) => void
}

/** The search and what it finds. */
export function FoundRooms({ found, people, query, onSearch }: FoundRoomsProps) {
  const { t } = useTranslation('lookup')
  const stateOf = useRoomsNow()
  const fieldRef = useRef<HTMLInputElement>(null)
  const clear = () => {
    onSearch('')
    fieldRef.current?.focus()
  }
  /** Nobody sits in a room for meetings: it is drawn with its seats. */
  const desksIn = ({ roomname, employees, computers, monitors = 0, capacity = 0 }: Room) => {
    const inside = people?.filter((person) => person.roomname === roomname) ?? []
    if (inside.length > 0) return desksOf(inside)
    return planDesks({ people: employees || capacity, computers, monitors })
  }
  const factsOf = ({ employees, computers, monitors = 0, devices = 0, capacity }: Room) => [
    ...(capacity === undefined ? [] : [t('rooms.seats', { count: capacity })]),
    ...(employees > 0 || capacity === undefined ? [t('rooms.people', { count: employees })] : []),
    ...(computers > 0 || capacity === undefined ? [t('rooms.computers', { count: computers })] : []),
    ...(monitors > 0 ? [t('rooms.monitors', { count: monitors })] : []),
    ...(devices > 0 ? [t('rooms.devices', { count: devices })] : []),
  ]
  return (
    <>
      <SearchField label={t('rooms.search')} value={query} onSearch={onSearch} inputRef={fieldRef} />
      <Text role="status" size="small" tone="muted">
        {t('rooms.found', { count: found.length })}
      </Text>
      {found.length === 0 && (
        <Message
          variant="inline"
          headingLevel={2}
          heading={t('rooms.noneTitle', { query: query.trim() })}
          text={t('rooms.noneText')}
          action={
            <Button variant="outline" onClick={clear}>
              {t('rooms.clear')}
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <RoomCards
          rooms={found.map((room) => ({
            name: room.roomname,
            href: href('room', { roomname: room.roomname }),
            desks: desksIn(room),
            facts: factsOf(room),
            state: stateOf(room.roomname),
          }))}
        />
      )}
    </>
  )
}
