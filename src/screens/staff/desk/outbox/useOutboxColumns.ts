import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { mailAreas, type OutboxMail, openMailStates } from '@atrium/contract/outbox'
import type { TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The columns of the outbox. The order is that of the server: newest first. */
export function useOutboxColumns(): readonly TableColumn<OutboxMail>[] {
  const { t } = useTranslation('outbox')
  const { language } = useLanguage()
  return useMemo(() => {
    const timeOf = (instant: string) => {
      const { day, time } = dayAndTime(new Date(instant), company.timeZone)
      return `${formatDay(day, language)}, ${time}`
    }
    return [
      { id: 'to', header: t('to'), primary: true, cell: ({ to }) => to },
      {
        id: 'area',
        header: t('area'),
        width: 12,
        cell: ({ area, subject }) => [t(`areas.${area}`), subject].filter(Boolean).join(': '),
        options: mailAreas.map((area) => ({ value: area, label: t(`areas.${area}`) })),
        inSummary: true,
      },
      {
        id: 'state',
        header: t('state'),
        width: 8,
        cell: ({ state }) => t(`states.${state}`),
        options: openMailStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        inSummary: true,
      },
      { id: 'created', header: t('created'), width: 9, cell: ({ createdAt }) => timeOf(createdAt) },
      {
        id: 'attempts',
        header: t('attempts'),
        width: 9,
        cell: ({ state, attempts, nextAttemptAt }) =>
          state === 'queued' && attempts > 0
            ? t('nextAttempt', { attempts, time: timeOf(nextAttemptAt) })
            : String(attempts),
      },
      { id: 'error', header: t('error'), width: 14, cell: ({ error }) => error },
    ]
  }, [t, language])
}
