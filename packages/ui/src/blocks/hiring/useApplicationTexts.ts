import { company, dayAndTime } from '@atrium/contract/core'
import { dayDifference, type IsoDay } from '@atrium/contract/days'
import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import { fullNameOf } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The name of an applicant. */
export const applicantName = ({ firstName, lastName }: Pick<ApplicationRow, 'firstName' | 'lastName'>) =>
  fullNameOf({ name: firstName, surname: lastName })

/** The day of an instant by the company's clock. */
export const dayOf = (instant: string): IsoDay => dayAndTime(new Date(instant), company.timeZone).day

/** What applications are called and how their values are written. */
export function useApplicationTexts(stages: readonly HiringStage[]) {
  const { t } = useTranslation('applications')
  const language = useReaderLanguage()
  return useMemo(() => {
    const names = new Map(stages.map(({ id, names }) => [id, names[language]]))
    const meanOf = (score: number) => {
      const mean = String(Math.round(score * 10) / 10)
      return language === 'EN' ? mean : mean.replace('.', ',')
    }
    return {
      stageName: (stage: HiringStage['id']) => names.get(stage) ?? '',
      /** "3 days", "today" */
      since: (instant: string, today: IsoDay) => {
        const days = dayDifference(dayOf(instant), today)
        return days > 0 ? t('days', { count: days }) : t('today')
      },
      /** "3.5" */
      meanOf,
      /** "3.5 of 4 (2)"; how many ratings there are while their mean is hidden; empty without a rating. */
      rating: ({ score, ratingCount }: Pick<ApplicationRow, 'score' | 'ratingCount'>) => {
        if (ratingCount === 0) return ''
        if (score === null) return t('ratings.hidden', { count: ratingCount })
        return t('ratings.mean', { mean: meanOf(score), number: ratingCount })
      },
    }
  }, [t, language, stages])
}
