import type { DeskRoom } from '@atrium/contract/rooms'
import { DeleteDialog } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { object } from 'yup'
import { useListComputersQuery } from '#api/computersApi.ts'
import { useDeleteRoomMutation, useGetRoomPlanQuery } from '#api/roomsDeskApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const nothing = object({})

/** Asks before a room is deleted, and says what becomes of its people, meetings and computers. */
export function DeleteRoomPart({ room, onClose }: { room: DeskRoom; onClose: () => void }) {
  const { t } = useTranslation('roomsDesk')
  const { language } = useLanguage()
  const { data: plan } = useGetRoomPlanQuery()
  const { data: computers = [] } = useListComputersQuery(language)
  const [remove] = useDeleteRoomMutation()
  const people = plan?.people.filter(({ roomId }) => roomId === room.id).length ?? 0
  const devices = computers.filter(({ place }) => place.kind === 'room' && place.id === room.id).length
  const { form } = useFormSubmit<object, unknown>({
    schema: nothing,
    failureScopes: ['roomsDesk:failure'],
    send: () => remove(room.id).unwrap(),
    onSent: onClose,
    sentToast: t('room.deleted'),
  })
  const told = [
    people > 0 ? t('room.deletePeople', { count: people }) : t('room.deleteEmpty'),
    room.meetings > 0 && t('room.deleteMeetings', { count: room.meetings }),
    devices > 0 && t('room.deleteComputers', { count: devices }),
  ]
  return (
    <DeleteDialog
      {...form}
      title={t('room.deleteTitle', { name: room.name })}
      text={told.filter(Boolean).join(' ')}
      buttons={{ save: t('room.delete'), saving: t('room.deleting'), cancel: t('cancel') }}
      onCancel={onClose}
    />
  )
}
