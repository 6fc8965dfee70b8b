import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * Around the content of a Suspense boundary in a server-rendered page. Such boundaries hydrate one after the other: when
 * another language is chosen meanwhile, the content keeps the language of its HTML, with which i18next began, until it is
 * hydrated (React reports a hydration mismatch otherwise).
 */
export function HydratingTexts({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const isLive = useIsHydrated() || i18n.language === i18n.options.lng
  return <I18nextProvider i18n={isLive ? i18n : i18n.cloneInstance()}>{children}</I18nextProvider>
}
