import type { VacancyRow } from '@atrium/contract/hiring'
import { LinkButton, Message, OutcomeNote } from '@atrium/ui'
import { QuestionDialog } from '@atrium/ui/staff'
import { DataTable, RowMenu } from '@atrium/ui/table'
import { useTranslation } from 'react-i18next'
import { useListVacanciesQuery } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { AddVacancy } from './AddVacancy.tsx'
import { useCategories } from './useCategories.ts'
import { actionsOf, useVacancyActions } from './useVacancyActions.ts'
import { useVacancyColumns } from './useVacancyColumns.tsx'
import { localTextOf } from './vacancyState.ts'

const none: readonly VacancyRow[] = []
const rowId = ({ id }: VacancyRow) => String(id)
const pageOf = ({ id }: Pick<VacancyRow, 'id'>) => href('vacancyDesk', { id })
/** With the columns that fit a window of 1440 px. */
const defaults = { filters: { state: 'current' }, hidden: ['category', 'city'] }

/** The table of vacancies with what can be done about each. */
export function VacanciesPart() {
  const { t } = useTranslation('vacancies')
  const { language } = useLanguage()
  const query = useListVacanciesQuery(undefined, useLiveList())
  const { data } = query
  const rows = data ?? none
  const failure = useQueryError(!data, query)
  const { nameOf } = useCategories()
  const columns = useVacancyColumns(rows, nameOf)
  const table = useAddressedTable(columns, defaults)
  const actions = useVacancyActions({ scope: 'vacancies:listFailure' })
  const rowName = ({ positions, original }: VacancyRow) =>
    localTextOf(positions, language, original) || t('untitled')
  return (
    <>
      {actions.unready && (
        <Message
          variant="banner"
          tone="danger"
          heading={actions.unready.heading}
          text={actions.unready.text}
          action={
            <LinkButton variant="outline" size="sm" href={pageOf(actions.unready.vacancy)}>
              {t('unready.open')}
            </LinkButton>
          }
        />
      )}
      {actions.failure && <Message variant="banner" tone="danger" {...actions.failure} />}
      <OutcomeNote outcome={actions.outcome} />
      <DataTable
        label={t('table')}
        rows={rows}
        columns={columns}
        rowId={rowId}
        headingLevel={2}
        rowName={rowName}
        rowHref={pageOf}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('empty'), text: t('emptyText') }}
        isLoading={!data}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
        emptyAction={<AddVacancy />}
        rowActions={(row) => (
          <RowMenu
            label={t('actionsFor', { name: rowName(row) })}
            items={actionsOf(row, row.counts.all > 0).map((action) => ({
              label: t(action),
              onChoose: () => actions.begin(action, { ...row, name: rowName(row) }),
            }))}
          />
        )}
      />
      {actions.question && <QuestionDialog {...actions.question} />}
    </>
  )
}
