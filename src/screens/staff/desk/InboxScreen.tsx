import { LinkButton, Message } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { DataTable } from '@atrium/ui/table'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListInboxQuery } from '#api/suggestionsApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { InboxSuggestionPart } from './inbox/InboxSuggestionPart.tsx'
import { startOf, useInboxColumns } from './inbox/useInboxColumns.tsx'

const rowId = ({ id }: { id: string }) => id

/** `/staff/desk/suggestions`: suggestions and complaints for their readers; `?open=` shows one. */
export function InboxScreen() {
  const { t } = useTranslation(['inbox', 'table'])
  usePageTitle(t('title'))
  const query = useListInboxQuery(undefined, useLiveList())
  const { data } = query
  const failure = useQueryError(!data, query)
  const columns = useInboxColumns()
  const table = useAddressedTable(columns)
  const [params] = useSearchParams()
  const open = params.get('open')
  /** The address of one or of the list; the state of the table stays in it. */
  const addressOf = (id?: string) => {
    const next = new URLSearchParams(params)
    next.delete('open')
    if (id) next.set('open', id)
    return next.size > 0 ? `${href('inbox')}?${next}` : href('inbox')
  }
  const one = data?.find(({ id }) => id === open)
  if (open && data)
    return (
      <DeskPage
        heading={t('title')}
        action={
          <LinkButton variant="outline" size="sm" href={addressOf()}>
            {t('back')}
          </LinkButton>
        }
      >
        {one ? (
          <InboxSuggestionPart key={one.id} suggestion={one} />
        ) : (
          <Message heading={t('gone')} text={t('goneText')} />
        )}
      </DeskPage>
    )
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <DataTable
        label={t('table')}
        rows={data ?? []}
        columns={columns}
        rowId={rowId}
        rowName={startOf}
        rowHref={({ id }) => addressOf(id)}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('empty'), text: t('emptyText') }}
        isLoading={!data}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
      />
    </DeskPage>
  )
}
