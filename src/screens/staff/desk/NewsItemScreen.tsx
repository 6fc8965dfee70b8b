import { readId } from '@atrium/contract/core'
import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useGetDeskNewsQuery } from '#api/newsDeskApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { NewsItemPart } from './news/NewsItemPart.tsx'

/** `/staff/desk/news/:id`: the texts of a news item, its readers and its publication. */
export function NewsItemScreen() {
  const { t } = useTranslation('newsDesk')
  usePageTitle(t('title'))
  const id = readId(useParams().id)
  // The page is shown until the next one is there; the news of the deletion would fetch the item again.
  const [isDeleted, setDeleted] = useState(false)
  const query = useGetDeskNewsQuery(id ?? 0, { ...useLiveList(), skip: id === undefined || isDeleted })
  const item = isDeleted ? query.data : query.currentData
  const isUnknown = id === undefined || (query.error && parseApiError(query.error).reason === 'notFound')
  const failure = useQueryError(!item && !isUnknown, query)
  if (item && !isUnknown) return <NewsItemPart key={item.id} item={item} onDelete={setDeleted} />
  return (
    <DeskPage
      heading={t('title')}
      action={
        <LinkButton variant="outline" size="sm" href={href('newsDesk')}>
          {t('back')}
        </LinkButton>
      }
    >
      {isUnknown ? (
        <Message heading={t('unknown')} text={t('unknownText')} />
      ) : failure ? (
        <QueryError heading={t('failedOne')} failure={failure} />
      ) : (
        <SkeletonRegion label={t('loadingOne')} />
      )}
    </DeskPage>
  )
}
