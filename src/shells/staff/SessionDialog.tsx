import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '#api/baseApi.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

const load = () => import('./SessionQuestion.tsx')
const SessionQuestion = lazy(async () => ({ default: (await load()).SessionQuestion }))

/** What only a signed-in person gets to see. */
const staffTags = ['Profile', 'Session', 'Notification', 'News', 'Suggestion', 'OffDayRequest'] as const

/**
 * Asks for the password over the page when the server knows the session no more: the page stays, with everything that
 * was typed. Once the session goes on, what had failed meanwhile is asked for again.
 */
export function SessionDialog() {
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  const { i18n } = useTranslation()

  // Fetched before it is needed: it must not fail when the connection does.
  useEffect(() => {
    void Promise.allSettled([load(), i18n.loadNamespaces(['login', 'validation'])])
  }, [i18n])

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
