import { company } from '@atrium/contract/core'
import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Receives the page's title on the server, where there is no document. */
export const PageTitleContext = createContext<((title: string) => void) | undefined>(undefined)

/** Sets the title of the document: `Career · Caspora`. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation()
  const title = page ? t('pageTitle', { page, company: company.name }) : company.name
  useContext(PageTitleContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
