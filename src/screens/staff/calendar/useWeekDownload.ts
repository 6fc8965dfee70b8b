import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { downloadWeek } from './downloadCalendarFile.ts'

/** The download of the week as a calendar file. A failure is shown until the next attempt. */
export function useWeekDownload({ meetings, firstDay }: ShownWeek) {
  const { t } = useTranslation('schedule')
  const showToast = useToasts()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const start = async () => {
    setState('loading')
    try {
      await downloadWeek(meetings.all, firstDay)
      setState('idle')
    } catch {
      setState('failed')
      showToast({ kind: 'error', text: t('downloadFailed') })
    }
  }
  return {
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    onPress: () => void start(),
  }
}
