import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchTexts } from '#i18n/translationErrors.ts'
import type { MeetingPanelProps } from './MeetingPanel.tsx'

const load = async () =>
  (await import(/* webpackChunkName: "meetingForm" */ './MeetingPanel.tsx')).MeetingPanel

/**
 * The sheet of a meeting: fetched with its words as soon as the week stands, so that it opens without a connection too.
 * `onMissing` is told when it is wanted and cannot be had.
 */
export function useMeetingPanel(isWanted: boolean, onMissing: () => void) {
  const { i18n } = useTranslation()
  const [found, setFound] = useState<{ Panel: ComponentType<MeetingPanelProps> }>()
  const isMissing = isWanted && !found

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for at first, and once more when it is wanted.
  useEffect(() => {
    if (found) return
    let isCurrent = true
    Promise.all([load(), fetchTexts(i18n, ['meeting', 'validation', 'days'])]).then(
      ([Panel]) => isCurrent && setFound({ Panel }),
      () => isCurrent && isMissing && onMissing(),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, isMissing, found])
  return found?.Panel
}
