import type { DeskRoom, RoomChanges } from '@atrium/contract/rooms'
import { roomChangesSchema } from '@atrium/contract/rooms/schema'
import { RoomDialog } from '@atrium/ui/rooms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddRoomMutation, useRenameRoomMutation } from '#api/roomsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

const empty = { name: '', capacity: '' }

/** Empty for a room that cannot be booked. */
function valuesOf(typed: object): RoomChanges {
  const { name = '', capacity = '' } = typed as { name?: string; capacity?: string }
  const number = capacity.trim()
  return { name, capacity: number === '' ? null : Number(number) }
}

/** Adds a room, or changes its name and its capacity. */
export function RoomPart({ room, onClose }: { room?: DeskRoom; onClose: (saved?: string) => void }) {
  const { t } = useTranslation('roomsDesk')
  const [add] = useAddRoomMutation()
  const [rename] = useRenameRoomMutation()
  const start = useMemo(
    () => (room ? { name: room.name, capacity: String(room.capacity ?? '') } : empty),
    [room],
  )
  const { form, draft, onDraft } = useFormSubmit<RoomChanges, unknown>({
    schema: roomChangesSchema,
    valuesOf,
    failureScopes: ['roomsDesk:failure'],
    send: (values) => (room ? rename({ id: room.id, ...values }) : add(values)).unwrap(),
    onSent: () => onClose(t('saved')),
    sentToast: t('saved'),
    draftKey: `${staffKey}room.${room?.id ?? 'new'}`,
    initialValues: start,
  })
  return (
    <RoomDialog {...form} draft={draft ?? start} onDraft={onDraft} room={room} onCancel={() => onClose()} />
  )
}
