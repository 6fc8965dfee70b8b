import { type ContentItem, type ContentKind, contentStateOf, isContentKind } from '@atrium/contract/content'
import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { Button, LinkButton, Message, OutcomeNote, SkeletonRegion } from '@atrium/ui'
import { useContentName } from '@atrium/ui/content'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import { QuestionDialog } from '@atrium/ui/staff'
import { RowMenu } from '@atrium/ui/table'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useListContentQuery } from '#api/contentApi.ts'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { staffKey, useHasTabValue } from '#hooks/useTabState.ts'
import { ContentPart, NewContentPart } from './content/ContentPart.tsx'
import { atFields } from './content/contentValues.ts'
import { HistoryPart } from './content/HistoryPart.tsx'
import { PlanPart } from './content/PlanPart.tsx'
import { PreviewPart } from './content/PreviewPart.tsx'
import { useContentActions } from './content/useContentActions.ts'

/** `/staff/desk/content/:kind/:key`: an item, its publication and its history; `new` adds one. */
export function ContentItemScreen() {
  const { kind, key } = useParams()
  const { t } = useTranslation('content')
  if (isContentKind(kind)) return <KindPage key={`${kind}/${key}`} kind={kind} itemKey={key ?? ''} />
  return (
    <Frame heading={t('title')}>
      <Message heading={t('unknown')} text={t('unknownText')} />
    </Frame>
  )
}

function KindPage({ kind, itemKey }: { kind: ContentKind; itemKey: string }) {
  const { t } = useTranslation('content')
  const query = useListContentQuery(kind, useLiveList())
  const failure = useQueryError(!query.data, query)
  const item = query.data?.find(({ key }) => key === itemKey)
  if (item) return <ItemPage kind={kind} item={item} />
  const isNew = itemKey === 'new'
  return (
    <Frame kind={kind} heading={t(isNew ? `new.${kind}` : `kinds.${kind}`)}>
      {isNew ? (
        <NewContentPart kind={kind} />
      ) : failure ? (
        <QueryError heading={t('failed')} failure={failure} />
      ) : query.data ? (
        <Message heading={t('unknown')} text={t('unknownText')} />
      ) : (
        <SkeletonRegion label={t('loading')} />
      )}
    </Frame>
  )
}

interface FrameProps {
  kind?: ContentKind
  heading: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}

function Frame({ kind, heading, lead, actions, children }: FrameProps) {
  const { t } = useTranslation('content')
  usePageTitle(heading)
  return (
    <DeskPage
      heading={heading}
      lead={lead}
      action={
        <DeskActions>
          {actions}
          <LinkButton
            variant="outline"
            size="sm"
            href={kind ? `${href('content')}?kind=${kind}` : href('content')}
          >
            {t('back')}
          </LinkButton>
        </DeskActions>
      }
    >
      {children}
    </DeskPage>
  )
}

function ItemPage({ kind, item }: { kind: ContentKind; item: ContentItem }) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const canPublish = usePermissions().permissions?.includes('content.publish') ?? false
  const draftKey = `${staffKey}content.${kind}.${item.key}`
  const hasUnsaved = useHasTabValue(draftKey)
  const name = useContentName()(kind, item) || t('untitled')
  const state = contentStateOf(item)
  const isWaiting = ['draft', 'changed', 'asked', 'planned'].includes(state)
  const actions = useContentActions({ kind, item, canPublish, hasUnsaved, draftKey })
  const { errors } = actions.failed ?? {}
  const refused = useMemo(() => errors && atFields(errors), [errors])
  const planned = item.publishAt && dayAndTime(new Date(item.publishAt), company.timeZone)
  const when = planned ? `${formatDay(planned.day, language)}, ${planned.time}` : ''
  const [first, ...others] = actions.offered
  return (
    <Frame
      kind={kind}
      heading={name}
      lead={t(`head.${state}`, { when, by: item.changed.by })}
      actions={
        <>
          {first && (
            <Button
              size="sm"
              variant={first === 'publish' || first === 'ask' ? 'primary' : 'outline'}
              isLoading={actions.busy === first}
              onClick={() => actions.begin(first)}
            >
              {t(`actions.${first}`)}
            </Button>
          )}
          {others.length > 0 && (
            <RowMenu
              label={t('actionsFor', { name })}
              items={others.map((action) => ({
                label: t(`actions.${action}`),
                onChoose: () => actions.begin(action),
              }))}
            />
          )}
        </>
      }
    >
      {actions.failure && <Message variant="banner" tone="danger" {...actions.failure} />}
      <OutcomeNote outcome={actions.outcome} />
      {isWaiting && <PreviewPart kind={kind} itemKey={item.key} />}
      <ContentPart kind={kind} item={item} draftKey={draftKey} refused={refused} />
      <HistoryPart kind={kind} item={item} onRestore={actions.restore} busy={actions.restoring} />
      {actions.question && <QuestionDialog {...actions.question} />}
      {actions.isPlanning && <PlanPart kind={kind} item={item} onClose={actions.endPlanning} />}
    </Frame>
  )
}
