import type { ImportPreview } from '@atrium/contract/people'
import { DeskSection } from '@atrium/ui/desk'
import { DataTable, initialTableState } from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FaultRow, faultRows } from './faultRows.ts'
import { useFaultColumns } from './useImportColumns.tsx'

const rowId = ({ id }: FaultRow) => id

/** What is to be corrected in the file, by line and column. */
export function FaultsPart({
  faults,
  faultCount,
  hasWrongHeadings,
}: Pick<ImportPreview, 'faults' | 'faultCount' | 'hasWrongHeadings'>) {
  const { t } = useTranslation('peopleImport')
  const [state, setState] = useState(initialTableState)
  const columns = useFaultColumns()
  const rows = useMemo(() => faultRows(faults), [faults])
  const shown = faults.length
  return (
    <DeskSection
      heading={t(hasWrongHeadings ? 'faults.headings' : 'faults.heading')}
      text={shown < faultCount ? t('faults.shown', { shown, count: faultCount }) : undefined}
    >
      <DataTable<FaultRow>
        label={t('faults.table')}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={({ line }) => t('faults.row', { line })}
        state={state}
        onStateChange={setState}
        loadingLabel={t('reading')}
        empty={{ heading: t('nothing') }}
      />
    </DeskSection>
  )
}
