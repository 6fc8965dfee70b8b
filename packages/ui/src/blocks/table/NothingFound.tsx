import { isIsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { daysOf } from './tableAddress.ts'
import type { DataTableProps } from './tableTypes.ts'

interface NothingFoundProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'state'> {
  /** Left out where only the filters of the page's start hide the rows. */
  onClear?: (() => void) | undefined
}

/** In the place of the rows that search and filters leave out: which those are, and the way back to all. */
export function NothingFound<Row>({ columns, state, onClear }: NothingFoundProps<Row>) {
  const { t } = useTranslation('table')
  const { dateOf } = useDayNames()
  const filters = Object.entries(state.filters).flatMap(([id, value]) => {
    const { header = id, options = [], period } = columns.find((column) => column.id === id) ?? {}
    if (!period) return [`${header}: ${options.find((option) => option.value === value)?.label ?? value}`]
    const days = daysOf(value)
    return (['from', 'to'] as const).flatMap((end) =>
      isIsoDay(days[end]) ? [`${period[end]}: ${dateOf(days[end])}`] : [],
    )
  })
  const search = state.search.trim() && `${t('search')}: ${state.search.trim()}`
  return (
    <Message
      heading={t('nothing')}
      text={t('nothingText', { filters: [search, ...filters].filter(Boolean).join('; ') })}
      role="status"
      headingLevel={2}
      action={
        onClear && (
          <Button variant="outline" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )
      }
    />
  )
}
