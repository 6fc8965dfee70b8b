import { limits } from '@atrium/contract/core'
import { LinkButton } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { DataTable } from '@atrium/ui/table'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useAuditColumns } from './useAuditColumns.tsx'
import { auditQuestionOf, useAuditEntries } from './useAuditEntries.ts'

const rowId = ({ id }: { id: number }) => String(id)

/** `/staff/desk/audit`: the audit log. Each entry has the person, the time, the record, and its values before and after. */
export function AuditScreen() {
  const { t } = useTranslation(['audit', 'people'])
  usePageTitle(t('title'))
  const columns = useAuditColumns()
  const table = useAddressedTable(columns, undefined, 'before')
  const [params] = useSearchParams()
  const { entries, failure } = useAuditEntries(params)
  const { before } = auditQuestionOf(params)
  const last = entries?.at(-1)
  /** This page with the same filters, from another entry on. */
  const pageFrom = (id?: number) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.delete('before')
    if (id) next.set('before', String(id))
    return `${href('audit')}?${next}`
  }
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <DataTable
        label={t('table')}
        rows={entries ?? []}
        columns={columns}
        rowId={rowId}
        headingLevel={2}
        rowName={({ recordName, recordId }) => recordName || recordId}
        {...table}
        loadingLabel={t('loading')}
        empty={
          before === undefined ? { heading: t('empty'), text: t('emptyText') } : { heading: t('noEarlier') }
        }
        isServerFiltered
        isLoading={!entries}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
      />
      {(before !== undefined || entries?.length === limits.auditEntries) && (
        <div>
          {before !== undefined && (
            <LinkButton variant="outline" size="sm" href={pageFrom()}>
              {t('newest')}
            </LinkButton>
          )}
          {last && entries?.length === limits.auditEntries && (
            <LinkButton variant="outline" size="sm" href={pageFrom(last.id)}>
              {t('more')}
            </LinkButton>
          )}
        </div>
      )}
    </DeskPage>
  )
}
