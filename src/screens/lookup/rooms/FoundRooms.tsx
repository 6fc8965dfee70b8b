import type { Room } from '@atrium/contract'
import { Button, Message, Text } from '@atrium/ui'
import { RoomCards, SearchField } from '@atrium/ui/lookup'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

interface FoundRoomsProps {
  found: readonly Room[]
  query: string
  onSearch: (text: string) => void
}

/** The search and what it finds. */
export function FoundRooms({ found, query, onSearch }: FoundRoomsProps) {
  const { t } = useTranslation('lookup')
  const fieldRef = useRef<HTMLInputElement>(null)
  const clear = () => {
    onSearch('')
    fieldRef.current?.focus()
  }
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
          rooms={found.map(({ roomname, employees, computers, monitors = 0 }) => ({
            name: roomname,
            href: href('room', { roomname }),
            counts: { people: employees, computers, monitors },
            facts: [
              t('rooms.people', { count: employees }),
              t('rooms.computers', { count: computers }),
              ...(monitors > 0 ? [t('rooms.monitors', { count: monitors })] : []),
            ],
          }))}
        />
      )}
    </>
  )
}
