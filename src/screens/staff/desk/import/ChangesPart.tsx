import { compareNames, foldText } from '@atrium/contract/core'
import type { ImportPreview } from '@atrium/contract/people'
import { DeskSection } from '@atrium/ui/desk'
import { DataTable, initialTableState } from '@atrium/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeColumns } from './useImportColumns.tsx'

type Change = ImportPreview['changes'][number]

const rowId = ({ idnumber }: Change) => idnumber
const rowName = ({ name }: Change) => name

interface ChangesPartProps extends Pick<ImportPreview, 'changes'> {
  /** How many people the file adds or changes. */
  count: number
}

/** The people whom the file adds or changes, each with the cells before and after. */
export function ChangesPart({ changes, count }: ChangesPartProps) {
  const { t } = useTranslation('peopleImport')
  const [state, setState] = useState(initialTableState)
  const columns = useChangeColumns()
  return (
    <DeskSection
      heading={t('changes.heading')}
      text={changes.length < count ? t('changes.shown', { shown: changes.length, count }) : undefined}
    >
      <DataTable
        label={t('changes.table')}
        rows={changes}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        compareTexts={compareNames}
        foldText={foldText}
        state={state}
        onStateChange={setState}
        loadingLabel={t('reading')}
        empty={{ heading: t('nothing') }}
      />
    </DeskSection>
  )
}
