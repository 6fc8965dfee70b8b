import type { DeskRoom } from '@atrium/contract'
import { roomNameSchema } from '@atrium/contract/schemas'
import { RoomDialog } from '@atrium/ui/rooms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddRoomMutation, useRenameRoomMutation } from '#api/roomsDeskApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

const empty = { name: '' }

/** Adds a room, or renames one. */
export function RoomPart({ room, onClose }: { room?: DeskRoom; onClose: () => void }) {
  const { t } = useTranslation('roomsDesk')
  const [add] = useAddRoomMutation()
  const [rename] = useRenameRoomMutation()
  const start = useMemo(() => (room ? { name: room.name } : empty), [room])
  const { form, draft, onDraft } = useFormSubmit<{ name: string }, unknown>({
    schema: roomNameSchema,
    failureScopes: ['roomsDesk:failure'],
    send: ({ name }) => (room ? rename({ id: room.id, name }) : add({ name })).unwrap(),
    onSent: onClose,
    sentToast: t('saved'),
    draftKey: `${staffKey}room.${room?.id ?? 'new'}`,
    initialValues: start,
  })
  return (
    <RoomDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      title={room ? t('room.renameTitle', { name: room.name }) : t('room.addTitle')}
      text={room && t('room.renameText')}
      label={t('room.name')}
      buttons={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
      onCancel={onClose}
    />
  )
}
