import { company, formatDay, formatMonth, type SuggestionStatus } from '@atrium/contract'
import type { SuggestionStatusProps } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The texts of a suggestion; of an anonymous suggestion only the month is known. */
export function useStatusTexts(): (status: SuggestionStatus) => SuggestionStatusProps {
  const { t } = useTranslation('suggestions')
  const { language } = useLanguage()
  return ({ state, receivedOn, isAnonymous, text, answer }) => ({
    state: t(`states.${state}`),
    isDone: state === 'answered' || state === 'closed',
    received: isAnonymous
      ? t('receivedIn', { month: formatMonth(receivedOn, language) })
      : t('receivedOn', { day: formatDay(receivedOn, language) }),
    text,
    answerLabel: t('answer', { company: company.name }),
    answer,
    noAnswer: t('noAnswer'),
  })
}
