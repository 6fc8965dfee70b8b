import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '#api/baseApi.ts'
import { whenContentShown } from '#hooks/whenContentShown.ts'
import { fetchTexts } from '#i18n/translationErrors.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts'

/** The tags of data that only a signed-in person may read. */
const staffTags = ['Profile', 'Session', 'Notification', 'News', 'Suggestion', 'OffDayRequest'] as const

/** Milliseconds before a failed fetch is repeated. */
const retryAfter = 5000

/**
 * The dialog and its texts, fetched in advance, since it must appear without a connection too, but after the content, unless
 * the session has expired already. A failed fetch is repeated, and the page stays as it is.
 */
function useQuestion(isExpired: boolean): ComponentType | undefined {
  const store = useAppStore()
  const { i18n } = useTranslation()
  const [part, setPart] = useState<{ SessionQuestion: ComponentType }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const fetchIt = async () => {
      try {
        const texts = fetchTexts(i18n, ['login', 'validation'])
        const code = import(/* webpackChunkName: "sessionQuestion" */ './SessionQuestion.tsx')
        const [found] = await Promise.all([code, texts])
        setPart(found)
      } catch {
        if (!isOver) timer = setTimeout(fetchIt, retryAfter)
      }
    }
    const cancel = isExpired ? void fetchIt() : whenContentShown(store, () => void fetchIt())
    return () => {
      cancel?.()
      isOver = true
      clearTimeout(timer)
    }
  }, [store, i18n, isExpired])
  return part?.SessionQuestion
}

/**
 * Asks for the password over the page when the session has expired: the page and all input stay. After the sign-in the
 * data of the staff area is fetched again.
 */
export function SessionDialog() {
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  const SessionQuestion = useQuestion(isExpired)

  const wasExpired = useRef(false)
  useEffect(() => {
    if (wasExpired.current && !isExpired) dispatch(baseApi.util.invalidateTags([...staffTags]))
    wasExpired.current = isExpired
  }, [isExpired, dispatch])

  return isExpired && SessionQuestion ? (
    <Suspense>
      <SessionQuestion />
    </Suspense>
  ) : null
}
