import type { IsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { useDayList } from './useDayList.ts'

/** Why a saved meeting lacks its room: another meeting has the room, had it until now, or the room was deleted. */
export interface RoomConflict {
  kind: 'roomTaken' | 'roomFreed' | 'roomGone'
  room: string
  /** The days without the room. */
  days: readonly IsoDay[]
}

/** What happened to the room, and a button that books a free one. */
export function RoomConflictMessage({ kind, room, days, onBook }: RoomConflict & { onBook?: () => void }) {
  const { t } = useTranslation('meeting')
  const listDays = useDayList()
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={t(`${kind}.heading`, { room, days: listDays(days) })}
      text={t(`${kind}.text`)}
      action={
        kind === 'roomFreed' && (
          <Button type={onBook ? 'button' : 'submit'} size="sm" variant="outline" onClick={onBook}>
            {t('roomFreed.book', { room })}
          </Button>
        )
      }
    />
  )
}
