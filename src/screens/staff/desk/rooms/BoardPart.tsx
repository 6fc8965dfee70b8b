import type { DeskRoom } from '@atrium/contract/rooms'
import { Button, Message, SkeletonRegion } from '@atrium/ui'
import { RoomBoard, RoomsPart, RoomsTools, SelectionBar } from '@atrium/ui/rooms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetRoomPlanQuery } from '#api/roomsDeskApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { DeleteRoomPart } from './DeleteRoomPart.tsx'
import { RoomPart } from './RoomPart.tsx'
import { useRoomBoard } from './useRoomBoard.ts'

type Open = { what: 'add' } | { what: 'rename' | 'delete'; room: DeskRoom }

/** The rooms with their people; people move by dragging, or by selection. */
export function BoardPart() {
  const { t } = useTranslation('roomsDesk')
  const query = useGetRoomPlanQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const [open, setOpen] = useState<Open>()
  const { search, board, bar, ...moving } = useRoomBoard(query.data, (what, room) => setOpen({ what, room }))
  const close = () => setOpen(undefined)

  if (failure) return <QueryError heading={t('failed')} failure={failure} />
  if (!query.data) return <SkeletonRegion label={t('loading')} />
  return (
    <RoomsPart heading={t('view.rooms')}>
      <RoomsTools {...search}>
        <Button variant="outline" onClick={() => setOpen({ what: 'add' })}>
          {t('room.add')}
        </Button>
      </RoomsTools>
      {moving.failure && <Message variant="banner" tone="danger" {...moving.failure} />}
      {board.rooms.length === 0 ? (
        <Message role="status" headingLevel={2} heading={t('nothing')} text={t('nothingText')} />
      ) : (
        <RoomBoard {...board}>
          <SelectionBar {...bar} />
        </RoomBoard>
      )}
      {open?.what === 'add' && <RoomPart onClose={close} />}
      {open?.what === 'rename' && <RoomPart room={open.room} onClose={close} />}
      {open?.what === 'delete' && <DeleteRoomPart room={open.room} onClose={close} />}
    </RoomsPart>
  )
}
