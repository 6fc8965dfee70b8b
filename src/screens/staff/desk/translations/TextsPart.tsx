import type { Language } from '@atrium/contract/core'
import { type TextEntry, textLanguages, textStates } from '@atrium/contract/translations'
import { DeskSection } from '@atrium/ui/desk'
import { DataTable, type TableColumn, textColumn } from '@atrium/ui/table'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useFindTextsQuery, useListTextsQuery } from '#api/translationsDeskApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { EntryPart } from './EntryPart.tsx'
import { byState, entryId, stateOf, textsViewOf, viewHref } from './textsView.ts'

/** The texts of one namespace, those that need work first. */
export function NamespaceTextsPart({ namespace }: { namespace: string }) {
  const query = useListTextsQuery(namespace, useLiveList())
  const failure = useQueryError(!query.data, query)
  return <Texts heading={namespace} entries={query.data} failure={failure && <Failed failure={failure} />} />
}

/** The texts that have some words. */
export function FoundTextsPart({ text }: { text: string }) {
  const { t } = useTranslation('translations')
  const query = useFindTextsQuery(text, useLiveList())
  const failure = useQueryError(!query.data, query)
  const { entries, count = 0 } = query.data ?? {}
  return (
    <Texts
      heading={t('found', { count })}
      text={entries && entries.length < count ? t('foundFirst', { count: entries.length }) : undefined}
      isFound
      entries={entries}
      failure={failure && <Failed failure={failure} />}
    />
  )
}

function Failed(props: { failure: Parameters<typeof QueryError>[0]['failure'] }) {
  const { t } = useTranslation('translations')
  return <QueryError heading={t('failed')} {...props} />
}

interface TextsProps {
  heading: string
  text?: string | undefined
  entries: readonly TextEntry[] | undefined
  /** The search of the page has found them: the table has none of its own. @default false */
  isFound?: boolean
  failure: ReactNode
}

const none: TextEntry[] = []

/** A table of texts, above it the one that is edited. */
function Texts({ heading, text, entries, isFound = false, failure }: TextsProps) {
  const { t } = useTranslation('translations')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const headingRef = useRef<HTMLHeadingElement>(null)
  /** The language in which the editor goes from text to text. */
  const language = useRef<Language>(undefined)
  const rows = useMemo(() => entries?.toSorted(byState) ?? none, [entries])
  const columns = useTextColumns(isFound)
  const table = useAddressedTable(columns)
  const { edited } = textsViewOf(params)
  const entry = rows.find((one) => entryId(one) === edited)
  const open = (next: TextEntry | undefined) => {
    if (!next) headingRef.current?.focus()
    void navigate(viewHref(params, next && entryId(next)), { replace: true, preventScrollReset: true })
  }
  /** The next text of the chosen state, in the order before a save. */
  const nextOf = (after: TextEntry) => {
    const { state } = table.state.filters
    return rows.slice(rows.indexOf(after) + 1).find((one) => !state || stateOf(one) === state)
  }
  return (
    <DeskSection heading={heading} headingRef={headingRef} text={text}>
      {entry && (
        <EntryPart key={edited} entry={entry} language={language} next={nextOf(entry)} onOpen={open} />
      )}
      <DataTable
        label={t('table')}
        rows={rows}
        columns={columns}
        rowId={entryId}
        rowName={({ key }) => key}
        rowHref={(one) => viewHref(params, entryId(one))}
        currentId={edited}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('empty') }}
        isLoading={!entries}
        failure={failure}
      />
    </DeskSection>
  )
}

function useTextColumns(isFound: boolean) {
  const { t } = useTranslation('translations')
  return useMemo(() => {
    const columnOf = (cell: (entry: TextEntry) => string, column: Omit<TableColumn<TextEntry>, 'cell'>) =>
      isFound ? { cell, sortValue: cell, ...column } : textColumn(cell, column)
    return [
      columnOf(({ key }) => key, { id: 'key', header: t('key'), width: 10, primary: true }),
      {
        id: 'state',
        header: t('state'),
        width: 8,
        cell: (entry: TextEntry) => t(`states.${stateOf(entry)}`),
        sortValue: (entry: TextEntry) => textStates.indexOf(stateOf(entry)),
        options: textStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        optionOf: stateOf,
      },
      ...textLanguages.map((language) =>
        columnOf(({ texts }) => texts.find((text) => text.language === language)?.text ?? '', {
          ...{ id: language, header: t(`languages.${language}`), width: 14, hideable: true },
        }),
      ),
    ]
  }, [t, isFound])
}
