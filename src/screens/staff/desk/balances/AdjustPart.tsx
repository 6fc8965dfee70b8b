import type { LeaveEntry, PersonBalance } from '@atrium/contract/leave'
import { isBelowLaw, minutesOfDays } from '@atrium/contract/leave'
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

const kinds = ['entitlement', 'adjustment'] as const

/** Writes a record about a person's year. */
export function AdjustPart({ balance, onClose }: { balance: PersonBalance; onClose: () => void }) {
  const { t } = useTranslation('balances')
  const { kindOf, amount, timeOf } = useLeaveTexts()
  const [add] = useAddLeaveEntryMutation()
  const { personId, typeId, year, name, left, records } = balance
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
    onSent: onClose,
    sentToast: t('saved'),
    draftKey: `${staffKey}leaveEntry.${personId}.${typeId}.${year}`,
    initialValues: start,
  })
  const { failure, ...rest } = form
  return (
    <AdjustDialog
      {...rest}
      failure={failure}
      draft={draft ?? start}
      onDraft={onDraft}
      title={t('adjusting.title', { name })}
      text={t('adjusting.text', { kind: kindOf(typeId), year, left: amount(left) })}
      buttons={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
      labels={{
        kind: t('adjusting.what'),
        choose: t('adjusting.choose'),
        days: t('adjusting.days'),
        daysHint: t('adjusting.daysHint'),
        reason: t('adjusting.reason'),
        belowLaw: isBelowLaw(typeId, 0) ? t('belowLaw') : undefined,
      }}
      options={kinds.map((kind) => ({ value: kind, label: t(`adjusting.${kind}`) }))}
      records={{
        label: t('adjusting.records'),
        // Newest first, as every other history.
        steps: records.toReversed().map(({ kind, minutes, reason, createdAt, by }) => ({
          what: t('adjusting.entry', { what: t(`adjusting.${kind}`), days: amount(minutes) }),
          when:
            by === ''
              ? timeOf(createdAt)
              : t('adjusting.when', { when: timeOf(createdAt), by: by ?? t('adjusting.system') }),
          words: reason,
        })),
      }}
      onCancel={onClose}
    />
  )
}
