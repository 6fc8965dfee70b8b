import { type ContentKind, contentKindOf } from '@atrium/contract/content'
import { LinkButton, Message, OutcomeNote, SkeletonRegion, Text } from '@atrium/ui'
import { ContentList, KindMenu } from '@atrium/ui/content'
import { DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCountAskedContentQuery, useListContentQuery, useSortContentMutation } from '#api/contentApi.ts'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { addressedKind } from './content/addressedKind.ts'

const hrefOf = (kind: ContentKind) => `${href('content')}?kind=${kind}`

/** `/staff/desk/content`: what editors write for visitors, one kind at a time. */
export function ContentScreen() {
  const { t } = useTranslation('content')
  usePageTitle(t('title'))
  const [params] = useSearchParams()
  const kind = addressedKind(params)
  const canPublish = usePermissions().permissions?.includes('content.publish')
  const { data: asked } = useCountAskedContentQuery(undefined, { ...useLiveList(), skip: !canPublish })
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        contentKindOf(kind).fixed ? undefined : (
          <LinkButton size="sm" href={href('contentItem', { kind, key: 'new' })}>
            {t('add')}
          </LinkButton>
        )
      }
    >
      <KindMenu current={kind} hrefOf={hrefOf} asked={asked} />
      <Items key={kind} kind={kind} />
    </DeskPage>
  )
}

function Items({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const query = useListContentQuery(kind, useLiveList())
  const failure = useQueryError(!query.data, query)
  const canPublish = usePermissions().permissions?.includes('content.publish')
  const [sort] = useSortContentMutation()
  const sorting = useMutationToast<'sort'>('content:failure')
  if (failure) return <QueryError heading={t('failed')} failure={failure} headingLevel={2} />
  if (!query.data) return <SkeletonRegion label={t('loading')} shape="cards" />
  const onSort = (keys: string[]) =>
    void sorting.act('sort', () => sort({ kind, keys }).unwrap(), t('list.sorted'))
  const isSortable = canPublish && !contentKindOf(kind).fixed && query.data.length > 1
  return (
    <>
      <Text size="small" tone="muted" isProse>
        {[t(`about.${kind}`), isSortable ? t('list.order') : ''].filter(Boolean).join(' ')}
      </Text>
      {sorting.failure && <Message variant="banner" tone="danger" {...sorting.failure} />}
      <OutcomeNote outcome={sorting.outcome} />
      {query.data.length === 0 && <Message heading={t('empty')} text={t('emptyText')} headingLevel={2} />}
      <ContentList
        kind={kind}
        items={query.data}
        hrefOf={(key) => href('contentItem', { kind, key })}
        onSort={isSortable ? onSort : undefined}
      />
    </>
  )
}
