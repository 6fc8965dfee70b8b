import type { LeaveType, LeaveTypeChanges } from '@atrium/contract/leave'
import { isBelowLaw, minutesOfDays } from '@atrium/contract/leave'
import { leaveTypeSchema } from '@atrium/contract/leave/schema'
import { KindDialog } from '@atrium/ui/leave'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddLeaveTypeMutation, useChangeLeaveTypeMutation } from '#api/leaveApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { messagesOf } from '#hooks/validateWith.ts'

interface Typed {
  az?: string
  en?: string
  ru?: string
  hasBalance?: boolean
  worksElsewhere?: boolean
  yearlyDays?: string
  carryOverDays?: string
  isBelowLawConfirmed?: boolean
}

/** The form has a field for each name. */
const byField = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [
      name.replace('names.', '').replace(/^[A-Z]+$/, lower),
      text,
    ]),
  )
const lower = (text: string) => text.toLowerCase()

const whole = (text = '') => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1)

/** Adds a kind of leave, or changes one. */
export function KindPart({
  type,
  onClose,
}: {
  type: LeaveType | undefined
  onClose: (saved?: string) => void
}) {
  const { t } = useTranslation('balances')
  const [add] = useAddLeaveTypeMutation()
  const [change] = useChangeLeaveTypeMutation()
  const valuesOf = (typed: object): LeaveTypeChanges => {
    const { az = '', en = '', ru = '', yearlyDays, carryOverDays } = typed as Typed
    const { hasBalance = false, worksElsewhere = false, isBelowLawConfirmed } = typed as Typed
    return {
      names: { AZ: az, EN: en, RU: ru },
      hasBalance,
      worksElsewhere,
      yearlyDays: whole(yearlyDays),
      carryOverDays: whole(carryOverDays),
      isArchived: type?.isArchived ?? false,
      isBelowLawConfirmed,
    }
  }
  const { form } = useFormSubmit<LeaveTypeChanges, unknown>({
    schema: leaveTypeSchema,
    valuesOf,
    validate: (typed) => {
      const { yearlyDays, carryOverDays, isBelowLawConfirmed } = typed as Typed
      const days = whole(yearlyDays)
      const isNew = days !== type?.yearlyDays
      return {
        ...byField(messagesOf(leaveTypeSchema, valuesOf(typed))),
        ...(isNew &&
          !isBelowLawConfirmed &&
          isBelowLaw(type?.id, minutesOfDays(days)) && { yearlyDays: 'entitlementBelowLaw' }),
        ...(days < 0 && { yearlyDays: 'leaveDaysInvalid' }),
        ...(whole(carryOverDays) < 0 && { carryOverDays: 'leaveDaysInvalid' }),
      }
    },
    atFields: byField,
    failureScopes: ['balances:failure'],
    send: (changes) => (type ? change({ id: type.id, ...changes }) : add(changes)).unwrap(),
    onSent: () => onClose(t('saved')),
    sentToast: t('saved'),
  })
  const draft = useMemo(
    () => ({
      az: type?.names.AZ ?? '',
      en: type?.names.EN ?? '',
      ru: type?.names.RU ?? '',
      hasBalance: type?.hasBalance ?? false,
      worksElsewhere: type?.worksElsewhere ?? false,
      yearlyDays: String(type?.yearlyDays ?? 0),
      carryOverDays: String(type?.carryOverDays ?? 0),
    }),
    [type],
  )
  return <KindDialog {...form} draft={draft} type={type} onCancel={() => onClose()} />
}
