import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '#api/baseApi.ts'
import { fetchTexts } from '#i18n/translationErrors.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** The tags of data that only a signed-in person may read. */
const staffTags = ['Profile', 'Session', 'Notification', 'News', 'Suggestion', 'OffDayRequest'] as const

/** Milliseconds before a failed fetch is repeated. */
const retryAfter = 5000

/**
 * The dialog and its texts, fetched in advance: it must appear without a connection too. A failed fetch is repeated, and the
 * page stays as it is.
 */
function useQuestion(): ComponentType | undefined {
  const { i18n } = useTranslation()
  const [part, setPart] = useState<{ SessionQuestion: ComponentType }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const fetchIt = async () => {
      try {
        const texts = fetchTexts(i18n, ['login', 'validation'])
        const [found] = await Promise.all([import('./SessionQuestion.tsx'), texts])
        setPart(found)
      } catch {
        if (!isOver) timer = setTimeout(fetchIt, retryAfter)
      }
    }
    void fetchIt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [i18n])
  return part?.SessionQuestion
}

/**
 * Asks for the password over the page when the session has expired: the page and all input stay. After the sign-in the
 * data of the staff area is fetched again.
 */
export function SessionDialog() {
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  const SessionQuestion = useQuestion()

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
