import { languages, limits } from '@atrium/contract/core'
import { type Subscriber, subscriptionStates, subscriptionTopics } from '@atrium/contract/newsletter'
import { Button, LinkButton, Message, OutcomeNote } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { Stack } from '@atrium/ui/letters'
import { QuestionDialog } from '@atrium/ui/staff'
import { DataTable, RowMenu, type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  useExportSubscribersMutation,
  useListSubscribersQuery,
  useRemoveSubscriberMutation,
} from '#api/lettersApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { saveFile } from '#hooks/saveFile.ts'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { subscribersQuestionOf } from './lettersView.ts'
import { useInstantText } from './useInstantText.ts'

const none: readonly Subscriber[] = []
const rowId = ({ id }: Subscriber) => String(id)

/** Who receives the newsletter and alerts about vacancies. */
export function SubscribersPart() {
  const { t } = useTranslation('letters')
  const [params] = useSearchParams()
  const question = subscribersQuestionOf(params)
  const query = useListSubscribersQuery(question, useLiveList())
  const { data } = query
  const queryFailure = useQueryError(!data, query)
  const [load] = useExportSubscribersMutation()
  const [remove] = useRemoveSubscriberMutation()
  const { busy, act, outcome, failure } = useMutationToast<'export' | 'remove'>('letters:failure')
  const [toRemove, setToRemove] = useState<Subscriber>()
  const instant = useInstantText()
  const nameOf = ({ email }: Subscriber) => email || t('subscribers.erased')
  const columns = useMemo((): readonly TableColumn<Subscriber>[] => {
    const option = (value: string, label: string) => ({ value, label })
    return [
      textColumn(({ email }: Subscriber) => email || t('subscribers.erased'), {
        id: 'email',
        header: t('subscribers.email'),
        primary: true,
      }),
      {
        id: 'state',
        header: t('state'),
        width: 8,
        cell: ({ state }) => t(`subscribers.states.${state}`),
        options: subscriptionStates.map((state) => option(state, t(`subscribers.states.${state}`))),
        inSummary: true,
      },
      {
        id: 'topic',
        header: t('subscribers.topic'),
        width: 10,
        cell: ({ topic }) => t(`subscribers.topics.${topic}`),
        options: subscriptionTopics.map((topic) => option(topic, t(`subscribers.topics.${topic}`))),
        inSummary: true,
      },
      {
        id: 'language',
        header: t('subscribers.language'),
        width: 7,
        cell: ({ language }) => language,
        options: languages.map((language) => option(language, language)),
      },
      { id: 'since', header: t('subscribers.since'), width: 11, cell: ({ since }) => instant(since) },
    ]
  }, [t, instant])
  const table = useAddressedTable(columns, undefined, 'before')
  const download = async () => {
    const data = await load().unwrap()
    // With the mark of UTF-8: without it Excel reads another encoding.
    saveFile(new Blob([`\uFEFF${data}`], { type: 'text/csv;charset=utf-8' }), 'subscribers.csv')
  }
  const last = data?.at(-1)
  /** This page with the same filters, from another subscription on. */
  const pageFrom = (id?: number) => {
    const next = new URLSearchParams(params)
    for (const name of ['before', 'page']) next.delete(name)
    if (id) next.set('before', String(id))
    return `${href('letters')}?${next}`
  }
  return (
    <Stack>
      <DeskActions>
        <Button
          variant="outline"
          size="sm"
          isLoading={busy === 'export'}
          onClick={() => void act('export', download, undefined)}
        >
          {t('subscribers.export')}
        </Button>
      </DeskActions>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
      <DataTable
        label={t('view.subscribers')}
        rows={data ?? none}
        columns={columns}
        rowId={rowId}
        rowName={nameOf}
        headingLevel={2}
        {...table}
        loadingLabel={t('subscribers.loading')}
        empty={{ heading: t('subscribers.empty') }}
        isServerFiltered
        isLoading={!data}
        failure={queryFailure && <QueryError heading={t('subscribers.failed')} failure={queryFailure} />}
        rowActions={(row) =>
          row.email && (
            <RowMenu
              label={t('subscribers.actionsFor', { email: row.email })}
              items={[{ label: t('subscribers.remove'), onChoose: () => setToRemove(row) }]}
            />
          )
        }
      />
      {(question.before !== undefined || data?.length === limits.subscribers) && (
        <DeskActions>
          {question.before !== undefined && (
            <LinkButton variant="outline" size="sm" href={pageFrom()}>
              {t('subscribers.newest')}
            </LinkButton>
          )}
          {last && data?.length === limits.subscribers && (
            <LinkButton variant="outline" size="sm" href={pageFrom(last.id)}>
              {t('subscribers.older')}
            </LinkButton>
          )}
        </DeskActions>
      )}
      {toRemove && (
        <QuestionDialog
          title={t('subscribers.question.title')}
          text={t('subscribers.question.text', { email: toRemove.email })}
          confirmLabel={t('subscribers.question.confirm')}
          cancelLabel={t('subscribers.question.cancel')}
          onCancel={() => setToRemove(undefined)}
          onConfirm={() => {
            setToRemove(undefined)
            void act('remove', () => remove(toRemove.id).unwrap(), t('subscribers.removed'))
          }}
        />
      )}
    </Stack>
  )
}
