import type { i18n } from 'i18next'
import { startTransition, useEffect, useState } from 'react'
import { hasShellTexts } from '#i18n/createI18n.ts'

/** Waits for the texts; `isFailed` when every try to load the shell's own has failed. */
export function useTexts(loading: i18n | Promise<i18n>): { texts?: i18n; isFailed: boolean } {
  const [texts, setTexts] = useState(loading instanceof Promise ? undefined : loading)
  useEffect(() => {
    if (!(loading instanceof Promise)) return
    let isCurrent = true
    // The whole page is drawn with them: in slices between which the browser can paint and answer.
    void loading.then((instance) => isCurrent && startTransition(() => setTexts(instance)))
    return () => {
      isCurrent = false
    }
  }, [loading])
  if (!texts) return { isFailed: false }
  return hasShellTexts(texts) ? { texts, isFailed: false } : { isFailed: true }
}
