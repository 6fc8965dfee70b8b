import type { i18n } from 'i18next'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '#api/baseApi.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { fetchTexts } from '#i18n/lostTexts.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** What only a signed-in person gets to see. */
const staffTags = ['Profile', 'Session', 'Notification', 'News', 'Suggestion', 'OffDayRequest'] as const

function lazyQuestion(texts: i18n) {
  const load = async () => {
    const [{ SessionQuestion }] = await Promise.all([
      import('./SessionQuestion.tsx'),
      fetchTexts(texts, ['login', 'validation']),
    ])
    return { default: SessionQuestion }
  }
  return { load, SessionQuestion: lazy(load) }
}

/**
 * Asks for the password over the page when the server knows the session no more: the page stays, with everything that
 * was typed. Once the session goes on, what had failed meanwhile is asked for again.
 */
export function SessionDialog() {
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  const { i18n } = useTranslation()
  const [{ load, SessionQuestion }] = useState(() => lazyQuestion(i18n))

  // Fetched before it is needed: it must not fail when the connection does.
  useEffect(() => void load().catch(() => undefined), [load])

  const wasExpired = useRef(false)
  useEffect(() => {
    if (wasExpired.current && !isExpired) {
      dispatch(baseApi.util.invalidateTags([...staffTags]))
      // Nothing had the focus before that could get it back: a photo was dropped, say.
      if (document.activeElement === document.body) focusMain()
    }
    wasExpired.current = isExpired
  }, [isExpired, dispatch])

  return isExpired ? (
    <Suspense>
      <SessionQuestion />
    </Suspense>
  ) : null
}
