import { chakra } from '@chakra-ui/react'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { styles } from './Suggestions.styles.ts'

export interface SuggestionStatusProps {
  /** The name of the state. */
  state: string
  /** Whether the suggestion is answered or closed. */
  isDone: boolean
  /** "Received on 21 November 2026", or the month. */
  received: string
  text: string
  /** The answers of the company and further words of the sender, each below its label, in their order. */
  messages: readonly { label: string; text: string }[]
  /** Below them while the company has not answered. */
  noAnswer?: string | undefined
}

/** One suggestion: its state, its text and what followed it. All texts are shown as typed. */
export function SuggestionStatus(props: SuggestionStatusProps) {
  const { state, isDone, received, text, messages, noAnswer } = props
  return (
    <div>
      <StateLine state={state} tone={isDone ? 'accent' : 'quiet'} since={received} />
      <chakra.p css={styles.text}>{text}</chakra.p>
      {messages.map((message, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are added at the end only
        <chakra.div key={place} css={styles.answer}>
          <chakra.p textStyle="small" fontWeight="strong">
            {message.label}
          </chakra.p>
          <chakra.p css={styles.said}>{message.text}</chakra.p>
        </chakra.div>
      ))}
      {noAnswer && (
        <chakra.p textStyle="small" color="fg.muted" marginTop="3">
          {noAnswer}
        </chakra.p>
      )}
    </div>
  )
}
