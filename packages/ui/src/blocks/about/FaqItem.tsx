import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Text } from '#primitives/Text.tsx'
import { faqRecipe } from './Faq.recipe.ts'
import { useFindable } from './useFindable.ts'

interface FaqItemProps {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  isOpen: boolean
  /** The question was pressed. */
  onToggle: () => void
  /** The browser found words of the answer and wants to show them. */
  onFound: () => void
}

/** A question that unfolds its answer. */
export function FaqItem({ question, answer, isOpen, onToggle, onFound }: FaqItemProps) {
  const styles = useSlotRecipe({ recipe: faqRecipe })()
  const id = useId()
  const panelRef = useFindable(!isOpen, onFound)
  return (
    <chakra.li css={styles.item}>
      <h3>
        {/* Buttons are not printed. */}
        <chakra.span aria-hidden css={styles.printed}>
          {question}
        </chakra.span>
        <chakra.button
          type="button"
          id={`${id}question`}
          aria-expanded={isOpen}
          aria-controls={`${id}answer`}
          css={styles.question}
          onClick={onToggle}
        >
          {question}
          <chakra.span aria-hidden css={styles.sign}>
            <chakra.svg
              viewBox="0 0 24 24"
              width="5"
              height="5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            >
              <path d="M6 12h12" />
              <path d="M12 6v12" />
            </chakra.svg>
          </chakra.span>
        </chakra.button>
      </h3>
      <chakra.div css={styles.fold} data-open={isOpen ? '' : undefined}>
        {/* Hidden until found, its words are gone but it would still be announced as an empty region. */}
        <chakra.div
          ref={panelRef}
          id={`${id}answer`}
          {...(isOpen && { role: 'region', 'aria-labelledby': `${id}question` })}
          hidden={!isOpen}
          css={styles.panel}
        >
          <chakra.div css={styles.answer}>
            {answer.map((paragraph) => (
              <Text key={paragraph} isProse>
                {paragraph}
              </Text>
            ))}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}
