import { daysOfMinutes, type LeaveType, type YearBalance } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'

export interface KindFieldProps {
  /** The kinds that can be chosen. */
  types: readonly LeaveType[]
  chosen: LeaveType
  /** The person's balance of the chosen kind, if it has one. */
  balance: YearBalance | undefined
  error?: string | undefined
  onChoose: (id: string) => void
  /** @default false */
  isDisabled?: boolean | undefined
}

/** The kind of leave in a native select, with its explanation. */
export function KindField(props: KindFieldProps) {
  const { types, chosen, balance, error, onChoose, isDisabled = false } = props
  const { t } = useTranslation('requests')
  const { number } = useLeaveFormats()
  /** "14 of 21 days left in 2026". */
  const formatBalance = ({ year, entitlement, carriedOver, adjustments, pending, left }: YearBalance) => {
    const total = daysOfMinutes(entitlement + carriedOver + adjustments)
    const waiting = daysOfMinutes(pending)
    return t(waiting ? 'kind.leftWaiting' : 'kind.left', {
      count: Math.abs(total),
      total: number(total),
      left: number(daysOfMinutes(left)),
      waiting: number(waiting),
      year,
    })
  }
  const hint = [balance && formatBalance(balance), chosen.worksElsewhere && t('kind.elsewhere')]
    .filter(Boolean)
    .join(' · ')
  return (
    <div>
      <FieldFrame label={t('kind.label')} error={error}>
        {(control) => (
          <chakra.span position="relative" display="block">
            <chakra.select
              {...control}
              value={String(chosen.id)}
              disabled={isDisabled}
              css={field.control}
              appearance="none"
              paddingInlineEnd="11"
              textOverflow="ellipsis"
              onChange={(event) => onChoose(event.target.value)}
            >
              {types.map(({ id, name }) => (
                <option key={id} value={String(id)}>
                  {name}
                </option>
              ))}
            </chakra.select>
            <ChevronRightIcon
              position="absolute"
              insetInlineEnd="3.5"
              bottom="3.5"
              transform="rotate(90deg)"
              color="fg.muted"
              pointerEvents="none"
            />
          </chakra.span>
        )}
      </FieldFrame>
      <Text role="status" size="small" tone="muted" marginTop={hint && '1.5'}>
        {hint}
      </Text>
    </div>
  )
}
