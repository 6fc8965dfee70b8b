import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownWeek } from '#features/schedule/useScheduleWeek.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { downloadWeek } from './downloadCalendarFile.ts'

/** The week as a calendar file. What went wrong is said until the next try. */
export function useWeekDownload({ meetings, sunday }: ShownWeek) {
  const { t } = useTranslation('schedule')
  const showToast = useToasts()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const start = async () => {
    setState('loading')
    try {
      await downloadWeek(meetings.all, sunday)
      setState('idle')
    } catch {
      setState('failed')
      showToast({ kind: 'error', text: t('downloadFailed') })
    }
  }
  return {
    label: t('download'),
    isLoading: state === 'loading',
    failure: state === 'failed' ? t('downloadFailed') : undefined,
    onPress: () => void start(),
  }
}
