import { company } from '@atrium/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the tab and for screen readers: `Career · Caspora`. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation()
  const title = page ? t('pageTitle', { page, company: company.name }) : company.name
  useEffect(() => {
    document.title = title
  }, [title])
}
