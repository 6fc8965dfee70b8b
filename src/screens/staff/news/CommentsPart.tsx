import type { NewsComment } from '@atrium/contract/news'
import { newNewsCommentSchema } from '@atrium/contract/news/schema'
import { Message, SkeletonRegion } from '@atrium/ui'
import { CommentForm, CommentList, Comments } from '@atrium/ui/newsResponses'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAddNewsCommentMutation,
  useDeleteNewsCommentMutation,
  useListNewsCommentsQuery,
} from '#api/newsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface CommentsPartProps {
  /** Of the news item. */
  id: number
  title: string
  /** Called after the deletion of a comment, whose button had the focus. */
  onDeleted: () => void
}

const empty = { text: '' }

/** The comments below a news item; what is typed stays for the tab until it is sent. */
export function CommentsPart({ id, title, onDeleted }: CommentsPartProps) {
  const { t } = useTranslation('newsResponses')
  const query = useListNewsCommentsQuery(id, useLiveList())
  const { data } = query
  const queryFailure = useQueryError(!data, query)
  const [add] = useAddNewsCommentMutation()
  const [remove] = useDeleteNewsCommentMutation()
  const [toDelete, setToDelete] = useState<NewsComment>()
  const { act, failure } = useMutationToast('newsResponses:failure')
  const { form, draft, onDraft } = useFormSubmit<{ text: string }, unknown>({
    schema: newNewsCommentSchema,
    failureScopes: ['newsResponses:failure'],
    send: ({ text }) => add({ id, text }).unwrap(),
    savedText: t('sent'),
    draftKey: `${staffKey}newsComment.${id}`,
    initialValues: empty,
  })
  const confirm = async ({ id }: NewsComment) => {
    setToDelete(undefined)
    const failed = await act('delete', () => remove(id).unwrap(), t('deleted'))
    if (!failed) onDeleted()
  }
  return (
    <Comments>
      {!data && !queryFailure && <SkeletonRegion label={t('loading')} shape="rows" count={2} />}
      {queryFailure && <QueryError heading={t('failed')} failure={queryFailure} />}
      {data && data.length > 0 && <CommentList title={title} comments={data} onDelete={setToDelete} />}
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <CommentForm {...form} draft={draft ?? empty} onDraft={onDraft} />
      {toDelete && (
        <QuestionDialog
          title={t('question')}
          text={t('questionText')}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => void confirm(toDelete)}
        />
      )}
    </Comments>
  )
}
