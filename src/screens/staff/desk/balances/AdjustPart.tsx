import type { LeaveEntry, PersonBalance } from '@atrium/contract/leave'
import { minutesOfDays } from '@atrium/contract/leave'
import { leaveEntrySchema } from '@atrium/contract/leave/schema'
import { AdjustDialog } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { useAddLeaveEntryMutation } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'

/** Days as they are typed: `1.5`, `1,5`, `-2`. */
const typedDays = /^[-−]?\d{1,4}([.,]\d{1,2})?$/

const start = { kind: 'adjustment' }

/** Writes a record about a person's year. */
export function AdjustPart({
  balance,
  onClose,
}: {
  balance: PersonBalance
  onClose: (saved?: string) => void
}) {
  const { t } = useTranslation('balances')
  const { kindOf } = useLeaveTexts()
  const [add] = useAddLeaveEntryMutation()
  const { personId, typeId, year } = balance
  const valuesOf = (typed: object) => {
    const { minutes = '', ...rest } = typed as { minutes?: string }
    const days = Number(minutes.trim().replace(',', '.').replace('−', '-'))
    return { personId, typeId, year, ...rest, minutes: minutesOfDays(days) }
  }
  const { form, draft, onDraft } = useFormSubmit<LeaveEntry, unknown>({
    schema: leaveEntrySchema,
    valuesOf,
    validate: (typed) => {
      const { minutes = '', kind } = typed as { minutes?: string; kind?: string }
      const messages = messagesOf(leaveEntrySchema, valuesOf(typed))
      const isLaw = messages.minutes === 'entitlementBelowLaw'
      if (typedDays.test(minutes.trim()) && (!messages.minutes || isLaw)) return messages
      return {
        ...messages,
        minutes: kind === 'adjustment' ? 'leaveAdjustmentInvalid' : 'leaveDaysInvalid',
      }
    },
    failureScopes: ['balances:failure'],
    send: (entry) => add(entry).unwrap(),
    onSent: () => onClose(t('saved')),
    sentToast: t('saved'),
    draftKey: `${staffKey}leaveEntry.${personId}.${typeId}.${year}`,
    initialValues: start,
  })
  return (
    <AdjustDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      balance={balance}
      kind={kindOf(typeId)}
      onCancel={() => onClose()}
    />
  )
}
