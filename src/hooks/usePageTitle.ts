import { company } from '@atrium/contract'
import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Hears the page's title where no document shows it: on the server. */
export const PageTitleContext = createContext<((title: string) => void) | undefined>(undefined)

/** Names the page in the tab and for screen readers: `Career · Caspora`. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation()
  const title = page ? t('pageTitle', { page, company: company.name }) : company.name
  useContext(PageTitleContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
