import { type PageName, pageAt } from '@atrium/contract/core'
import { AppStoreLink } from '@atrium/ui'
import type { AppPopupProps } from '@atrium/ui/popup'
import { type ComponentType, lazy, type RefObject, Suspense } from 'react'
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
  const popup = usePopup(isMenuOpen)
  const { pathname } = useLocation()
  return (
    <>
      {!formPages.includes(pageAt(pathname)) && <AppStoreLink />}
      {popup.isOpen && (
        <Suspense>
          <AppPopup closeAfterMs={constants.popup.closeAfterMs} onClose={popup.close} />
        </Suspense>
      )}
    </>
  )
}
