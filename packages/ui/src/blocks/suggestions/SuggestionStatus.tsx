import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { suggestionsRecipe } from './Suggestions.recipe.ts'

export interface SuggestionStatusProps {
  /** The name of the state. */
  state: string
  /** Whether the suggestion is answered or closed. */
  isDone: boolean
  /** "Received on 21 November 2026", or the month. */
  received: string
  text: string
  /** "Answer of the company", with `answer`. */
  answerLabel: string
  /** The company's answer; empty while there is none. */
  answer: string
  /** Replaces the missing answer. */
  noAnswer: string
}

/** One suggestion: its state, its text and the answer of the company. Both texts are shown as typed. */
export function SuggestionStatus(props: SuggestionStatusProps) {
  const { state, isDone, received, text, answerLabel, answer, noAnswer } = props
  const styles = useSlotRecipe({ recipe: suggestionsRecipe })()
  return (
    <div>
      <StateLine state={state} tone={isDone ? 'accent' : 'quiet'} since={received} />
      <chakra.p css={styles.text}>{text}</chakra.p>
      {answer ? (
        <chakra.div css={styles.answer}>
          <chakra.p textStyle="small" fontWeight="strong">
            {answerLabel}
          </chakra.p>
          <chakra.p css={styles.said}>{answer}</chakra.p>
        </chakra.div>
      ) : (
        <chakra.p textStyle="small" color="fg.muted" marginTop="3">
          {noAnswer}
        </chakra.p>
      )}
    </div>
  )
}
