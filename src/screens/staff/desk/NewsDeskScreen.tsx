import { SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { AddNews } from './news/AddNews.tsx'

/** `/staff/desk/news`: all news items, drafts and ended ones too. */
export function NewsDeskScreen() {
  const { t } = useTranslation('newsDesk')
  usePageTitle(t('title'))
  return (
    <DeskPage heading={t('title')} lead={t('lead')} action={<AddNews />}>
      <Suspense fallback={<SkeletonRegion label={t('loading')} shape="rows" count={10} />}>
        <LazyPart load={loadNews} />
      </Suspense>
    </DeskPage>
  )
}

/** In a chunk of its own, which the page loads once it is interactive: it has the table with its menus. */
const loadNews = async () =>
  (await import(/* webpackChunkName: "newsTable" */ './news/NewsListPart.tsx')).NewsListPart

NewsDeskScreen.parts = [loadNews]
