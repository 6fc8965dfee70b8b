import type { ComputerTarget, StockComputer } from '@atrium/contract/rooms'
import { moveComputerSchema } from '@atrium/contract/rooms/computers/schema'
import { MoveDialog, placeOfValue } from '@atrium/ui/rooms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetRoomPlanQuery, useMoveComputerMutation } from '#api/roomsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface Sent {
  place: ComputerTarget
  words: string
}

function valuesOf(typed: object): Sent {
  const { place, words = '' } = typed as { place?: string; words?: string }
  return { place: placeOfValue(place), words }
}

/** The form has one field for the place. */
const byField = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, text]) => [field.replace(/^place\..*/, 'place'), text]),
  )

interface MovePartProps {
  computer: StockComputer
  /** The place that is chosen at first. */
  to?: string
  onClose: (saved?: string) => void
}

/** Moves a computer to a person, to a room, into store, or out of use. */
export function MovePart({ computer, to = '', onClose }: MovePartProps) {
  const { t } = useTranslation('roomsDesk')
  const { data: plan } = useGetRoomPlanQuery()
  const [move] = useMoveComputerMutation()
  const start = useMemo(() => ({ place: to, words: '' }), [to])
  const { form, draft, onDraft } = useFormSubmit<Sent, unknown>({
    schema: moveComputerSchema,
    valuesOf,
    atFields: byField,
    failureScopes: ['roomsDesk:failure'],
    send: (values) => move({ id: computer.id, ...values }).unwrap(),
    onSent: () => onClose(t('saved')),
    sentToast: t('saved'),
    draftKey: `${staffKey}computerMove.${computer.id}.${to}`,
    initialValues: start,
  })
  return (
    <MoveDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      computer={computer}
      plan={plan}
      onCancel={() => onClose()}
    />
  )
}
