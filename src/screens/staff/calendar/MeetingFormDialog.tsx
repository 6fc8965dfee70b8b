import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '#hooks/useToasts.ts'
import { fetchTexts } from '#i18n/translationErrors.ts'
import type { MeetingPanelProps } from '#screens/staff/calendar/meeting/MeetingPanel.tsx'

interface MeetingFormDialogProps extends Omit<MeetingPanelProps, 'opened'> {
  /** The meeting that is open; left out while the dialog is closed. */
  opened?: MeetingPanelProps['opened'] | undefined
}

const load = async () =>
  (await import(/* webpackChunkName: "meetingForm" */ './meeting/MeetingPanel.tsx')).MeetingPanel

/**
 * The dialog of a meeting over the schedule (spec 2). Code and texts are fetched as soon as the schedule is shown, so that the
 * dialog opens without a connection too; if they cannot be fetched, a toast says so and the dialog closes.
 */
export function MeetingFormDialog({ opened, ...handlers }: MeetingFormDialogProps) {
  const { t, i18n } = useTranslation('common')
  const showToast = useToasts()
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<MeetingPanelProps> }>()
  const isMissing = opened !== undefined && !loaded

  const onMissing = useEffectEvent(() => {
    handlers.onClose()
    showToast({ kind: 'error', text: t('failure.title'), isAnnounced: true })
  })
  // Fetched once at first, and again when the dialog opens without them.
  useEffect(() => {
    if (loaded) return
    let isCurrent = true
    Promise.all([load(), fetchTexts(i18n, ['meeting', 'validation', 'days'])]).then(
      ([Panel]) => isCurrent && setLoaded({ Panel }),
      () => isCurrent && isMissing && onMissing(),
    )
    return () => {
      isCurrent = false
    }
  }, [i18n, isMissing, loaded])

  if (!opened || !loaded) return null
  return (
    <Suspense>
      <loaded.Panel opened={opened} {...handlers} />
    </Suspense>
  )
}
