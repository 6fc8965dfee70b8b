import { company, formatDay, formatMonth } from '@atrium/contract/core'
import type { SuggestionStatus as Suggestion } from '@atrium/contract/suggestions'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { styles } from './Suggestions.styles.ts'

interface SuggestionProps {
  suggestion: Suggestion
}

/** The state of a suggestion and its date; of an anonymous suggestion only the month is known. */
export function SuggestionState({ suggestion: { state, receivedOn, isAnonymous } }: SuggestionProps) {
  const { t } = useTranslation('suggestions')
  const language = useReaderLanguage()
  const isDone = state === 'answered' || state === 'closed'
  const received = isAnonymous
    ? t('receivedIn', { month: formatMonth(receivedOn, language) })
    : t('receivedOn', { day: formatDay(receivedOn, language) })
  return <StateLine state={t(`states.${state}`)} tone={isDone ? 'accent' : 'quiet'} since={received} />
}

/** The text of a suggestion and the messages after it, as typed. */
export function SuggestionTexts({ suggestion: { text, messages } }: SuggestionProps) {
  const { t } = useTranslation('suggestions')
  return (
    <>
      <chakra.p css={styles.text}>{text}</chakra.p>
      {messages.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are added at the end only
        <chakra.div key={place} css={styles.answer}>
          <chakra.p textStyle="small" fontWeight="strong">
            {message.isAnswer ? t('answer', { company: company.name }) : t('added')}
          </chakra.p>
          <chakra.p css={styles.said}>{message.text}</chakra.p>
        </chakra.div>
      ))}
      {!messages.some(({ isAnswer }) => isAnswer) && (
        <chakra.p textStyle="small" color="fg.muted" marginTop="3">
          {t('noAnswer')}
        </chakra.p>
      )}
    </>
  )
}

/** One suggestion: its state, its text and the messages after it. */
export const SuggestionStatus = ({ suggestion }: SuggestionProps) => (
  <div>
    <SuggestionState suggestion={suggestion} />
    <SuggestionTexts suggestion={suggestion} />
  </div>
)
