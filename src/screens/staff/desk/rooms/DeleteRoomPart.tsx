import type { DeskRoom } from '@atrium/contract/rooms'
import { DeleteRoomDialog } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { object } from 'yup'
import { useDeleteRoomMutation, useGetRoomPlanQuery, useListComputersQuery } from '#api/roomsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const nothing = object({})

/** Confirms the deletion of a room, with its effect on people, meetings and computers. */
export function DeleteRoomPart({ room, onClose }: { room: DeskRoom; onClose: (saved?: string) => void }) {
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
    onSent: () => onClose(t('room.deleted')),
    sentToast: t('room.deleted'),
  })
  return (
    <DeleteRoomDialog {...form} room={room} people={people} computers={devices} onCancel={() => onClose()} />
  )
}
