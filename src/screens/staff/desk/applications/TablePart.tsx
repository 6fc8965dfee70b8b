import { Button } from '@atrium/ui'
import { FailedRows } from '@atrium/ui/desk'
import { applicantName, type BulkKind, Stack, UndoNote } from '@atrium/ui/hiring'
import { DataTable } from '@atrium/ui/table'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { NothingFound } from './NothingFound.tsx'
import { useApplicationColumns } from './useApplicationColumns.tsx'
import type { useApplications } from './useApplications.ts'
import { useBulkApplications } from './useBulkApplications.ts'

const kinds: readonly BulkKind[] = ['move', 'mail', 'tag', 'owner']
const rowId = ({ id }: { id: number }) => String(id)
/** The columns that fit a window of 1440 px. */
export const tableDefaults = { hidden: ['owner', 'tags'] }

/** The applications as a table, with what changes many of them. */
export function TablePart(props: ReturnType<typeof useApplications>) {
  const { all, rows, stages, vacancyOf, nameOf, awaitsRating, search } = props
  const { t } = useTranslation('applications')
  const { search: query } = useLocation()
  const { found, wanted } = search
  const columns = useApplicationColumns({
    ...{ stages, all, vacancyOf, nameOf, awaitsRating },
    ...{ found, wanted },
  })
  const table = useAddressedTable(columns, tableDefaults)
  const { state, onStateChange } = table
  const canManage = usePermissions().permissions?.includes('hiring.manage') ?? false
  const bulk = useBulkApplications((selected) => onStateChange({ ...state, selected }))
  const noteRef = useRef<HTMLDivElement>(null)
  const { outcome } = bulk.note
  // The selection goes with its buttons, of which one opened the dialog.
  const focusNote = useEffectEvent(() => !bulk.kind && noteRef.current?.focus())
  useEffect(() => {
    if (outcome) focusNote()
  }, [outcome])
  return (
    <Stack>
      {!bulk.kind && bulk.messages.map((message) => <FailedRows key={message.heading} {...message} />)}
      <UndoNote ref={noteRef} {...bulk.note} returnFocus={() => noteRef.current} />
      {rows.length === 0 && all.length > 0 ? (
        <NothingFound />
      ) : (
        <DataTable
          label={t('table')}
          rows={rows}
          columns={columns}
          rowId={rowId}
          headingLevel={2}
          rowName={applicantName}
          rowHref={({ id }) => `${href('application', { id })}${query}`}
          {...table}
          loadingLabel={t('loading')}
          empty={{ heading: t('filters.none'), text: t('filters.noneText') }}
          {...(canManage && {
            bulkActions: () =>
              kinds.map((kind) => (
                <Button key={kind} variant="outline" size="sm" onClick={() => bulk.open(kind)}>
                  {t(`bulk.${kind}`)}
                </Button>
              )),
          })}
        />
      )}
      {bulk.kind && (
        <Suspense>
          <LazyPart
            load={loadBulkPart}
            kind={bulk.kind}
            bulk={bulk}
            selected={all.filter(({ id }) => state.selected.includes(String(id)))}
            stages={stages}
          />
        </Suspense>
      )}
    </Stack>
  )
}

const loadBulkPart = async () =>
  (await import(/* webpackChunkName: "bulkApplications" */ './BulkPart.tsx')).BulkPart
