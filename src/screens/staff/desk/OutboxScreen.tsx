import { limits } from '@atrium/contract/core'
import type { OutboxMail } from '@atrium/contract/outbox'
import { Button, LinkButton, Message, OutcomeNote, Text } from '@atrium/ui'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import { QuestionDialog } from '@atrium/ui/staff'
import { DataTable, RowMenu } from '@atrium/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  useDeleteMailMutation,
  useListOutboxQuery,
  useRetryMailMutation,
  useRetryMailsMutation,
} from '#api/outboxApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { outboxQuestionOf } from './outbox/outboxQuestion.ts'
import { useOutboxColumns } from './outbox/useOutboxColumns.ts'

const none: readonly OutboxMail[] = []
const rowId = ({ id }: OutboxMail) => String(id)

/** `/staff/desk/outbox`: the mails that wait or have failed. */
export function OutboxScreen() {
  const { t } = useTranslation('outbox')
  usePageTitle(t('title'))
  const columns = useOutboxColumns()
  const table = useAddressedTable(columns, undefined, 'before')
  const [params] = useSearchParams()
  const { before } = outboxQuestionOf(params)
  const query = useListOutboxQuery(outboxQuestionOf(params), useLiveList())
  const { data } = query
  const queryFailure = useQueryError(!data, query)
  const [retry] = useRetryMailMutation()
  const [retryAll] = useRetryMailsMutation()
  const [remove] = useDeleteMailMutation()
  const { busy, act, outcome, failure } = useMutationToast<'all' | 'one' | 'delete'>('outbox:failure')
  const [toDelete, setToDelete] = useState<OutboxMail>()
  const last = data?.mails.at(-1)
  /** This page with the same filters, from another mail on. */
  const pageFrom = (id?: number) => {
    const next = new URLSearchParams(params)
    next.delete('before')
    if (id) next.set('before', String(id))
    return `${href('outbox')}?${next}`
  }
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        data && data.counts.failed > 0 ? (
          <Button
            size="sm"
            isLoading={busy === 'all'}
            onClick={() => void act('all', () => retryAll().unwrap(), t('retriedAll'))}
          >
            {t('retryAll')}
          </Button>
        ) : undefined
      }
    >
      {data && <Text>{t('counts', { ...data.counts })}</Text>}
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
      <DataTable
        label={t('table')}
        rows={data?.mails ?? none}
        columns={columns}
        rowId={rowId}
        headingLevel={2}
        rowName={({ to }) => to}
        {...table}
        loadingLabel={t('loading')}
        empty={
          before === undefined ? { heading: t('empty'), text: t('emptyText') } : { heading: t('noOlder') }
        }
        isServerFiltered
        isLoading={!data}
        failure={queryFailure && <QueryError heading={t('failed')} failure={queryFailure} />}
        rowActions={(mail) =>
          mail.state === 'failed' && (
            <RowMenu
              label={t('actionsFor', { address: mail.to })}
              items={[
                {
                  label: t('retry'),
                  onChoose: () => void act('one', () => retry(mail.id).unwrap(), t('retried')),
                },
                { label: t('delete'), onChoose: () => setToDelete(mail) },
              ]}
            />
          )
        }
      />
      {(before !== undefined || data?.mails.length === limits.outboxMails) && (
        <DeskActions>
          {before !== undefined && (
            <LinkButton variant="outline" size="sm" href={pageFrom()}>
              {t('newest')}
            </LinkButton>
          )}
          {last && data?.mails.length === limits.outboxMails && (
            <LinkButton variant="outline" size="sm" href={pageFrom(last.id)}>
              {t('older')}
            </LinkButton>
          )}
        </DeskActions>
      )}
      {toDelete && (
        <QuestionDialog
          title={t('question.title')}
          text={t('question.text', { address: toDelete.to })}
          confirmLabel={t('question.confirm')}
          cancelLabel={t('question.cancel')}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined)
            void act('delete', () => remove(toDelete.id).unwrap(), t('deleted'))
          }}
        />
      )}
    </DeskPage>
  )
}
