import { NotFound } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** Any address that is no page (spec 2, 404). */
export function NotFoundScreen() {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return <NotFound />
}
