import { company, type PageName, pageAt } from '@atrium/contract/core'
import { AppStoreLink } from '@atrium/ui'
import type { AppPopupProps } from '@atrium/ui/popup'
import { type ComponentType, lazy, type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { constants } from '#config/constants.ts'
import { usePopup } from './usePopup.ts'

/** Fetched when it appears; a failed fetch only means that the popup is missing. */
const AppPopup = lazy(async (): Promise<{ default: ComponentType<AppPopupProps> }> => {
  try {
    return { default: (await import('@atrium/ui/popup')).AppPopup }
  } catch {
    return { default: () => null }
  }
})

/** Pages with a form, where nothing floats. */
const formPages: readonly (PageName | undefined)[] = ['contact', 'apply', 'sendCv']

/** The company's mobile application: the floating link, and the popup at the start of a visit (spec 2). */
export function MobileApp({ isMenuOpen }: { isMenuOpen: RefObject<boolean> }) {
  const { t } = useTranslation()
  const popup = usePopup(isMenuOpen)
  const { pathname } = useLocation()
  const newTabLabel = t('app.newTab')
  return (
    <>
      {!formPages.includes(pageAt(pathname)) && (
        <AppStoreLink
          href={company.appStore}
          label={t('app.get')}
          store={t('app.store')}
          newTabLabel={newTabLabel}
        />
      )}
      {popup.isOpen && (
        <Suspense>
          <AppPopup
            title={t('app.title', { company: company.name })}
            text={t('app.text')}
            linkLabel={t('app.open')}
            href={company.appStore}
            newTabLabel={newTabLabel}
            closeLabel={t('app.close')}
            closeAfterMs={constants.popup.closeAfterMs}
            onClose={popup.close}
          />
        </Suspense>
      )}
    </>
  )
}
