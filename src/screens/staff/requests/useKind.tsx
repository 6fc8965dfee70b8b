import { yearOf } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery, useListOwnBalancesQuery } from '#api/leaveApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { kindChosen, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** The chosen kind of leave, initially the first with a balance, and the person's balance of that kind. */
export function useKind() {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const { language } = useLanguage()
  const today = useToday()
  const { days, leaveType } = useAppSelector(selectOffDayDraft)
  const query = useListLeaveTypesQuery(language)
  const failure = useQueryError(!query.data, query)
  const year = yearOf(days[0] ?? today)
  const { currentData: balances = [] } = useListOwnBalancesQuery(year, useLiveList())
  const open = query.data?.filter(({ isArchived }) => !isArchived) ?? []
  const chosen =
    open.find(({ id }) => String(id) === leaveType) ?? open.find(({ hasBalance }) => hasBalance) ?? open[0]
  return {
    worksElsewhere: chosen?.worksElsewhere ?? false,
    hasBalance: chosen?.hasBalance ?? false,
    leaveType: chosen && String(chosen.id),
    kindError: failure && <QueryError variant="banner" heading={t('kind.failed')} failure={failure} />,
    kind: chosen && {
      types: open,
      chosen,
      balance: balances.find(({ typeId }) => typeId === chosen.id),
      onChoose: (id: string) => dispatch(kindChosen(id)),
    },
  }
}
