import { limits, readId } from '@atrium/contract/core'
import type { NewsItem } from '@atrium/contract/news'
import { LinkButton, SkeletonRegion } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListNewsQuery, useReadAllNewsMutation, useReadNewsMutation } from '#api/newsApi.ts'
import { href, spotPicture } from '#config/site.ts'
import { Notices } from '#features/notices/Notices.tsx'
import { useNotices } from '#features/notices/useNotices.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const dateOf = ({ publishedAt }: NewsItem) => publishedAt
const lookOf = ({ topic }: NewsItem) => ({ picture: spotPicture(`news-${topic}`) })

/** `/staff/news` (spec 2, departure 13): the company's news, with a header bar. */
export function NewsScreen() {
  const { t } = useTranslation('news')
  const { language } = useLanguage()
  const [params] = useSearchParams()
  const before = readId(params.get('before') ?? undefined)
  const query = useListNewsQuery({ language, before }, useLiveList())
  const [markRead] = useReadNewsMutation()
  const [markAllRead] = useReadAllNewsMutation()
  const items = query.currentData ?? []
  const last = items.length === limits.shownNews ? items.at(-1) : undefined
  return (
    <Notices
      kind="news"
      {...useNotices({ query, dateOf, lookOf, markRead, markAllRead })}
      actionsOf={({ id }) => {
        const item = items.find((one) => one.id === id)
        return item?.reactions || item?.comments !== undefined ? { children: <Responses item={item} /> } : {}
      }}
    >
      {(before !== undefined || last) && (
        <DeskActions>
          {before !== undefined && (
            <LinkButton variant="outline" size="sm" href={href('news')}>
              {t('news.newest')}
            </LinkButton>
          )}
          {last && (
            <LinkButton variant="outline" size="sm" href={`${href('news')}?before=${last.id}`}>
              {t('news.older')}
            </LinkButton>
          )}
        </DeskActions>
      )}
    </Notices>
  )
}

/** In a chunk of its own, which only a page with such an item loads, once it is interactive. */
function Responses({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news')
  const loading = <SkeletonRegion label={t('news.responsesLoading')} shape="rows" count={1} />
  if (!useIsHydrated()) return loading
  return (
    <Suspense fallback={loading}>
      <LazyPart load={loadResponses} item={item} />
    </Suspense>
  )
}

const loadResponses = async () =>
  (await import(/* webpackChunkName: "newsResponses" */ './ResponsesPart.tsx')).ResponsesPart
