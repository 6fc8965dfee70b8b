import { type DeskNews, type NewsChanges, newsErrors } from '@atrium/contract/news'
import { newsChangesSchema } from '@atrium/contract/news/desk/schema'
import { Button, LinkButton, Message, OutcomeNote } from '@atrium/ui'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import { NewsForm, type NewsFormValues, UnreadCard } from '@atrium/ui/newsDesk'
import { QuestionDialog } from '@atrium/ui/staff'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  useAskForPublicationMutation,
  useDeleteNewsMutation,
  usePublishNewsMutation,
  useRemindOfNewsMutation,
  useSaveNewsMutation,
} from '#api/newsDeskApi.ts'
import { href, spotPicture } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { usePictureUpload } from '#hooks/usePictureUpload.ts'
import { moveDraft, useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey, useHasTabValue } from '#hooks/useTabState.ts'
import { EditorsNotice } from '../EditorsNotice.tsx'
import { formatInstant, newsStateNow, titleIn } from './newsDeskState.ts'
import { atFields, changesOf, toStored, valuesOf } from './newsValues.ts'
import { PublishPart } from './PublishPart.tsx'

interface NewsItemPartProps {
  item: DeskNews
  /** Called before a deletion, and with `false` when it has failed. */
  onDelete: (isDeleted: boolean) => void
}

const pictureOf = (topic: string) => spotPicture(`news-${topic as DeskNews['topic']}`)

/** The page of a news item. */
export function NewsItemPart({ item, onDelete }: NewsItemPartProps) {
  const { t } = useTranslation('newsDesk')
  const { language } = useLanguage()
  const { permissions = [] } = usePermissions()
  const navigate = useNavigate()
  const { id, revision, texts, publishedAt, askedAt, remindedAt } = item
  const draftKey = `${staffKey}news.${id}`
  const hasUnsaved = useHasTabValue(draftKey)
  const [save] = useSaveNewsMutation()
  const [publish] = usePublishNewsMutation()
  const [ask] = useAskForPublicationMutation()
  const [remind] = useRemindOfNewsMutation()
  const [remove] = useDeleteNewsMutation()
  const onUpload = usePictureUpload()
  const [asking, setAsking] = useState<'publish' | 'withdraw' | 'delete'>()
  const { busy, act, outcome, failure } = useMutationToast<string>('newsDesk:failure')
  const [refused, setRefused] = useState<Record<string, string>>()
  const stored = useMemo(() => valuesOf(item), [item])
  const units = item.unitNames.map((unit) => ({ value: unit.AZ, label: unit[language] || unit.AZ }))
  const { form } = useStoredForm<NewsChanges, DeskNews, NewsFormValues>({
    stored,
    version: revision,
    draftKey,
    toStored,
    schema: newsChangesSchema,
    valuesOf: changesOf,
    atFields,
    failureScopes: ['newsDesk:failure'],
    send: (changes) => save({ id, ...changes }).unwrap(),
    // What was typed while it was being saved.
    onSent: (saved, sent) => moveDraft(draftKey, sent.revision, saved.revision),
    savedText: t('saved'),
  })
  const name = titleIn({ AZ: texts.AZ.title, EN: texts.EN.title, RU: texts.RU.title }, language)
  const state = newsStateNow(item)
  const mayPublish = permissions.includes('content.publish')
  /** Shows what an item lacks before it can be published. */
  const begin = (next: () => void) => {
    const errors = newsErrors(texts)
    const isReady = Object.keys(errors).length === 0
    setRefused(isReady ? undefined : atFields(errors))
    if (isReady) next()
  }
  const run = (action: 'withdraw' | 'delete') => {
    setAsking(undefined)
    if (action === 'withdraw') {
      const change = async () => {
        const next = await publish({ id, revision, when: 'never' }).unwrap()
        moveDraft(draftKey, revision, next.revision)
      }
      return void act('withdraw', change, t('withdrawn'))
    }
    const change = async () => {
      onDelete(true)
      const { error } = await remove(id)
      if (!error) return void navigate(href('newsDesk'))
      onDelete(false)
      throw error
    }
    void act('delete', change, t('deleted'))
  }
  const button = mayPublish
    ? publishedAt
      ? { label: t('withdraw'), onClick: () => setAsking('withdraw') }
      : { label: t('publish'), onClick: () => begin(() => setAsking('publish')) }
    : !publishedAt &&
      !askedAt && {
        label: t('askForPublication'),
        onClick: () => begin(() => void act('ask', () => ask(id).unwrap(), t('askedDone'))),
      }
  return (
    <DeskPage
      heading={name || t('untitled')}
      lead={[
        t(`head.${state}`, { at: publishedAt ? formatInstant(publishedAt, language) : '' }),
        askedAt && t('head.asked', { at: formatInstant(askedAt, language) }),
        publishedAt && !mayPublish && t('head.locked'),
      ]
        .filter(Boolean)
        .join(' ')}
      action={
        <DeskActions>
          {button && (
            <Button
              size="sm"
              variant={publishedAt ? 'outline' : 'primary'}
              isLoading={busy === 'withdraw' || busy === 'ask'}
              onClick={button.onClick}
            >
              {button.label}
            </Button>
          )}
          {(mayPublish || !publishedAt) && (
            <Button size="sm" variant="outline" onClick={() => setAsking('delete')}>
              {t('delete')}
            </Button>
          )}
          <LinkButton variant="outline" size="sm" href={href('newsDesk')}>
            {t('back')}
          </LinkButton>
        </DeskActions>
      }
    >
      {refused && (
        <Message
          variant="banner"
          tone="danger"
          heading={t('unready')}
          text={t(hasUnsaved ? 'unreadyUnsaved' : 'unreadyText')}
        />
      )}
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
      {item.mustRead && publishedAt && state !== 'scheduled' && (
        <UnreadCard
          readers={item.readers}
          unread={item.unread}
          reminded={remindedAt ? formatInstant(remindedAt, language) : undefined}
          isBusy={busy === 'remind'}
          onRemind={() => void act('remind', () => remind(id).unwrap(), t('unread.done'))}
        />
      )}
      <EditorsNotice subject={`news.${id}`} />
      <NewsForm
        {...form}
        {...(refused && { serverErrors: refused })}
        units={units}
        publishedAt={publishedAt}
        pictureOf={pictureOf}
        onUpload={onUpload}
      />
      {asking === 'publish' && (
        <PublishPart
          item={item}
          text={hasUnsaved ? t('ask.unsaved') : undefined}
          onClose={(published) => {
            setAsking(undefined)
            if (!published) return
            moveDraft(draftKey, revision, published.revision)
          }}
        />
      )}
      {(asking === 'withdraw' || asking === 'delete') && (
        <QuestionDialog
          title={t(`ask.${asking}`)}
          text={t(`ask.${asking}Text`)}
          confirmLabel={t(asking)}
          cancelLabel={t('cancel')}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => run(asking)}
        />
      )}
    </DeskPage>
  )
}
