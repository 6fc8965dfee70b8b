import { toTag } from '@atrium/contract/core'
import type { i18n } from 'i18next'
import { useEffect, useRef } from 'react'
import { rememberLanguage } from '#i18n/rememberLanguage.ts'
import { selectLanguage } from '#slices/languageSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { browserStorage } from '#store/persistence/textStorage.ts'

/**
 * Keeps i18next, the page's `lang` and the caches in sync with the state of the language slice, not with the action
 * that changed it: stepping through history in Redux DevTools changes the interface as well.
 */
export function LanguageFollower({ i18n }: { i18n: i18n }) {
  const language = useAppSelector(selectLanguage)
  const { isReplaying } = useAppStore()
  // Not i18next's language: that stays the previous one until the texts of the chosen one have arrived.
  const asked = useRef(i18n.language)
  useEffect(() => {
    const tag = toTag(language)
    if (asked.current !== tag) void i18n.changeLanguage(tag)
    asked.current = tag
    // Chosen offline: the texts are fetched when the connection is back.
    const fetchAgain = async () => {
      if (i18n.hasResourceBundle(tag, 'common')) return
      await i18n.reloadResources([tag])
      if (asked.current === tag) await i18n.changeLanguage(tag)
    }
    window.addEventListener('online', fetchAgain)
    // The language of a replay is not a choice of the user.
    if (!isReplaying()) rememberLanguage(language, document, browserStorage(window))
    return () => window.removeEventListener('online', fetchAgain)
  }, [i18n, language, isReplaying])
  useEffect(() => {
    const follow = () => {
      const page = document.documentElement
      const language = i18n.resolvedLanguage ?? i18n.language
      // Setting even the same language makes the browser recompute the style of the whole page.
      if (page.lang !== language) page.lang = language
    }
    follow()
    i18n.on('languageChanged', follow)
    return () => i18n.off('languageChanged', follow)
  }, [i18n])
  return null
}
