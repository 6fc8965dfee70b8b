import type { ComputerChanges, ComputerTarget, StockComputer } from '@atrium/contract/rooms'
import { computerChangesSchema, newComputerSchema } from '@atrium/contract/rooms/computers/schema'
import { ComputerDialog, placeOfValue } from '@atrium/ui/rooms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddComputerMutation, useChangeComputerMutation, useGetRoomPlanQuery } from '#api/roomsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface Typed {
  name?: string
  az?: string
  en?: string
  ru?: string
  serial?: string
  place?: string
}

type Sent = ComputerChanges & { place: ComputerTarget }

/** The form has a field for each type, and one for the place. */
const byField = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, text]) => [
      field
        .replace(/^types\.([A-Z]+)$/, (_whole, language: string) => language.toLowerCase())
        .replace(/^place\..*/, 'place'),
      text,
    ]),
  )

function valuesOf(typed: object): Sent {
  const { name = '', az = '', en = '', ru = '', serial = '', place } = typed as Typed
  return { name, types: { AZ: az, EN: en, RU: ru }, serial, place: placeOfValue(place) }
}

const empty = { name: '', az: '', en: '', ru: '', serial: '', place: 'store' }

/** Adds a computer, or changes one. */
export function ComputerPart({
  computer,
  onClose,
}: {
  computer?: StockComputer
  onClose: (saved?: string) => void
}) {
  const { t } = useTranslation('roomsDesk')
  const { data: plan } = useGetRoomPlanQuery()
  const [add] = useAddComputerMutation()
  const [change] = useChangeComputerMutation()
  const start = useMemo(() => {
    if (!computer) return empty
    const { name, types, serial } = computer
    return { name, az: types.AZ, en: types.EN, ru: types.RU, serial }
  }, [computer])
  const schema = computer ? computerChangesSchema : newComputerSchema
  const { form, draft, onDraft } = useFormSubmit<ComputerChanges, unknown>({
    schema,
    valuesOf,
    atFields: byField,
    failureScopes: ['roomsDesk:failure'],
    send: (values) => (computer ? change({ id: computer.id, ...values }) : add(values as Sent)).unwrap(),
    onSent: () => onClose(t('saved')),
    sentToast: t('saved'),
    draftKey: `${staffKey}computer.${computer?.id ?? 'new'}`,
    initialValues: start,
  })
  return (
    <ComputerDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      computer={computer}
      plan={plan}
      onCancel={() => onClose()}
    />
  )
}
