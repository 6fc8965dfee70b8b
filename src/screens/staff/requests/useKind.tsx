import { yearOf } from '@atrium/contract/days'
import { daysOfMinutes } from '@atrium/contract/leave'
import type { RequestPartProps } from '@atrium/ui/requests'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery, useListOwnBalancesQuery } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useToday } from '#hooks/useToday.ts'
import { kindChosen, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** The kind of leave that is asked for, the first with a balance at first, and one's own balance of it. */
export function useKind(): Pick<RequestPartProps, 'kind' | 'kindFailure'> & {
  leaveType: string | undefined
  /** Whether the person works on these days, elsewhere. */
  worksElsewhere: boolean
  /** Whether the days are taken from a balance. */
  hasBalance: boolean
} {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const { language } = useLanguage()
  const { number } = useLeaveTexts()
  const today = useToday()
  const { days, leaveType } = useAppSelector(selectOffDayDraft)
  const query = useListLeaveTypesQuery(language)
  const failure = useQueryError(!query.data, query)
  const year = yearOf(days[0] ?? today)
  const { currentData: balances = [] } = useListOwnBalancesQuery(year, useLiveList())
  const open = query.data?.filter(({ isArchived }) => !isArchived) ?? []
  const chosen =
    open.find(({ id }) => String(id) === leaveType) ?? open.find(({ hasBalance }) => hasBalance) ?? open[0]
  const balance = balances.find(({ typeId }) => typeId === chosen?.id)

  const formatBalance = () => {
    if (!balance) return undefined
    const total = daysOfMinutes(balance.entitlement + balance.carriedOver + balance.adjustments)
    const waiting = daysOfMinutes(balance.pending)
    return t(waiting ? 'kind.leftWaiting' : 'kind.left', {
      count: Math.abs(total),
      total: number(total),
      left: number(daysOfMinutes(balance.left)),
      waiting: number(waiting),
      year,
    })
  }

  const worksElsewhere = chosen?.worksElsewhere ?? false
  return {
    worksElsewhere,
    hasBalance: chosen?.hasBalance ?? false,
    leaveType: chosen && String(chosen.id),
    kindFailure: failure && <QueryError variant="banner" heading={t('kind.failed')} failure={failure} />,
    kind: chosen && {
      label: t('kind.label'),
      options: open.map(({ id, name }) => ({ value: String(id), label: name })),
      value: String(chosen.id),
      hint: [formatBalance(), worksElsewhere && t('kind.elsewhere')].filter(Boolean).join(' · '),
      onChoose: (id) => dispatch(kindChosen(id)),
    },
  }
}
