import { company, formatDay, formatMonth } from '@atrium/contract/core'
import type { SuggestionStatus } from '@atrium/contract/suggestions'
import type { SuggestionStatusProps } from '@atrium/ui/suggestions'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The texts of a suggestion; of an anonymous suggestion only the month is known. */
export function useStatusTexts(): (status: SuggestionStatus) => SuggestionStatusProps {
  const { t } = useTranslation('suggestions')
  const { language } = useLanguage()
  return ({ state, receivedOn, isAnonymous, text, messages }) => ({
    state: t(`states.${state}`),
    isDone: state === 'answered' || state === 'closed',
    received: isAnonymous
      ? t('receivedIn', { month: formatMonth(receivedOn, language) })
      : t('receivedOn', { day: formatDay(receivedOn, language) }),
    text,
    messages: messages.map((one) => ({
      label: one.isAnswer ? t('answer', { company: company.name }) : t('added'),
      text: one.text,
    })),
    noAnswer: messages.some(({ isAnswer }) => isAnswer) ? undefined : t('noAnswer'),
  })
}
