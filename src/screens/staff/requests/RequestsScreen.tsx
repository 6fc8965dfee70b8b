import { SkeletonRegion } from '@atrium/ui'
import { OffDayPage } from '@atrium/ui/requests'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnRequestsPart } from './OwnRequestsPart.tsx'

/** `/staff/requests` (spec 2): Off Day Request, and the person's own requests. */
export function RequestsScreen() {
  const { t } = useTranslation(['requests', 'leave', 'days', 'common'])
  usePageTitle(t('title'))
  return <OffDayPage form={form} own={<OwnRequestsPart />} />
}

/** In a chunk of its own, which the page loads once it is interactive. */
const loadRequestForm = async () =>
  (await import(/* webpackChunkName: "requestForm" */ './RequestForm.tsx')).RequestForm

function FormLoading() {
  const { t } = useTranslation('common')
  return <SkeletonRegion label={t('loading')} shape="cards" count={1} />
}

/** One element: React replaces the server's HTML by the fallback when the boundary is rendered again before it is hydrated. */
const form = (
  <Suspense fallback={<FormLoading />}>
    <LazyPart load={loadRequestForm} />
  </Suspense>
)

RequestsScreen.parts = [loadRequestForm]
