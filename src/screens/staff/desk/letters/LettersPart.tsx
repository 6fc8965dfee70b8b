import { pickLanguage } from '@atrium/contract/core'
import type { LetterRow } from '@atrium/contract/newsletter'
import { DataTable, type TableColumn, textColumn } from '@atrium/ui/table'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLettersQuery } from '#api/lettersApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useInstantText } from './useInstantText.ts'

const none: readonly LetterRow[] = []
const rowId = ({ id }: LetterRow) => String(id)

/** The table of letters. */
export function LettersPart() {
  const { t } = useTranslation('letters')
  const query = useListLettersQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const nameOf = useLetterName()
  const instant = useInstantText()
  const columns = useMemo((): readonly TableColumn<LetterRow>[] => {
    const stateOf = ({ state }: LetterRow) => t(`states.${state}`)
    return [
      textColumn(nameOf, { id: 'subject', header: t('subject'), primary: true }),
      textColumn(stateOf, { id: 'state', header: t('state'), width: 9, inSummary: true }),
      {
        id: 'when',
        header: t('when'),
        width: 12,
        cell: ({ sendAt }) => (sendAt ? instant(sendAt) : ''),
        sortValue: ({ sendAt }) => sendAt,
        inSummary: true,
      },
      ...(['recipients', 'delivered', 'failed'] as const).map(
        (id): TableColumn<LetterRow> => ({
          id,
          header: t(id),
          width: 7,
          align: 'end',
          cell: (row) => row[id],
          sortValue: (row) => row[id],
        }),
      ),
    ]
  }, [t, nameOf, instant])
  const table = useAddressedTable(columns)
  return (
    <DataTable
      label={t('table')}
      rows={query.data ?? none}
      columns={columns}
      rowId={rowId}
      rowName={nameOf}
      rowHref={({ id }) => href('letter', { id })}
      headingLevel={2}
      {...table}
      loadingLabel={t('loading')}
      empty={{ heading: t('empty'), text: t('emptyText') }}
      isLoading={!query.data}
      failure={failure && <QueryError heading={t('failedToLoad')} failure={failure} />}
    />
  )
}

/** The subject of a letter in the reader's language, else in another one. */
export function useLetterName(): (letter: Pick<LetterRow, 'subjects'>) => string {
  const { t } = useTranslation('letters')
  const { language } = useLanguage()
  return useCallback(
    ({ subjects }) => {
      const written = Object.fromEntries(Object.entries(subjects).filter(([, subject]) => subject))
      const spoken = pickLanguage(written, language)
      return (spoken && subjects[spoken]) || t('untitled')
    },
    [t, language],
  )
}
