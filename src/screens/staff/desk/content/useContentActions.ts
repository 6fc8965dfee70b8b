import {
  type ContentItem,
  type ContentKind,
  type ContentState,
  type ContentValue,
  type ContentVersion,
  contentKindOf,
  contentStateOf,
} from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  useAskForContentPublicationMutation,
  useCancelPublicationMutation,
  usePublishContentMutation,
  useRemoveContentMutation,
  useSaveContentMutation,
} from '#api/contentApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { moveDraft } from '#hooks/useStoredForm.ts'

export type ContentAction = 'publish' | 'plan' | 'ask' | 'cancel' | 'discard' | 'restore' | 'remove'

/** Those that are asked about first. */
const questions: readonly ContentAction[] = ['publish', 'discard', 'remove']

/** The actions that an item has in its state, the most important first. */
function actionsOf(kind: ContentKind, state: ContentState, canPublish: boolean): ContentAction[] {
  const isWaiting = state !== 'published' && state !== 'removed'
  const isPlanned = state === 'planned' || state === 'asked'
  return [
    ...(isWaiting && canPublish ? (['publish', 'plan'] as const) : []),
    ...(isWaiting && !canPublish && !isPlanned ? (['ask'] as const) : []),
    ...(isPlanned ? (['cancel'] as const) : []),
    ...(state === 'changed' ? (['discard'] as const) : []),
    ...(state === 'removing' || state === 'removed' ? (['restore'] as const) : []),
    ...(['draft', 'published', 'changed'].includes(state) && !contentKindOf(kind).fixed
      ? (['remove'] as const)
      : []),
  ]
}

interface Options {
  kind: ContentKind
  item: ContentItem
  canPublish: boolean
  /** Whether there is text that is not saved. */
  hasUnsaved: boolean
  draftKey: string
}

/** Publishes, plans, discards and removes; asks before what visitors see, or what is lost. */
export function useContentActions({ kind, item, canPublish, hasUnsaved, draftKey }: Options) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const running = useMutationToast<string>('content:failure')
  const [publish] = usePublishContentMutation()
  const [askFor] = useAskForContentPublicationMutation()
  const [cancel] = useCancelPublicationMutation()
  const [save] = useSaveContentMutation()
  const [remove] = useRemoveContentMutation()
  const [asked, setAsked] = useState<ContentAction>()
  const [isPlanning, setPlanning] = useState(false)
  const { key, revision, draft, published } = item
  const one = { kind, key }
  const write = async (value: ContentValue) => {
    const saved = await save({ ...one, revision, value, upToDate: [...languages] }).unwrap()
    moveDraft(draftKey, revision, saved.revision)
  }
  const changes: Record<Exclude<ContentAction, 'plan'>, () => Promise<unknown>> = {
    publish: () => publish({ ...one, revision, at: '' }).unwrap(),
    ask: () => askFor({ ...one, revision }).unwrap(),
    cancel: () => cancel(one).unwrap(),
    discard: () => write(published ?? draft),
    restore: () => write(draft),
    remove: async () => {
      await remove(one).unwrap()
      if (!published) void navigate(`${href('content')}?kind=${kind}`)
    },
  }
  const run = (action: Exclude<ContentAction, 'plan'>) =>
    void running.act(action, changes[action], t(`done.${action}`))
  const begin = (action: ContentAction) => {
    if (questions.includes(action)) return setAsked(action)
    if (action === 'plan') return setPlanning(true)
    run(action)
  }
  const question = asked as 'publish' | 'discard' | 'remove' | undefined
  const text = question === 'publish' && item.isRemoved ? 'removal' : question
  const version = Number(running.busy)
  return {
    ...running,
    offered: actionsOf(kind, contentStateOf(item), canPublish),
    begin,
    isPlanning,
    endPlanning: () => setPlanning(false),
    /** Puts a version into the draft. */
    restore: ({ number, value }: ContentVersion) =>
      void running.act(String(number), () => write(value), t('history.restored')),
    /** The version that is being put there. */
    restoring: version || undefined,
    question: question &&
      text && {
        title: t(`ask.${text}.title`),
        text: [t(`ask.${text}.text`), hasUnsaved ? t('ask.unsaved') : ''].filter(Boolean).join(' '),
        confirmLabel: t(`actions.${question}`),
        cancelLabel: t('cancel'),
        onCancel: () => setAsked(undefined),
        onConfirm: () => {
          setAsked(undefined)
          run(question)
        },
      },
  }
}
