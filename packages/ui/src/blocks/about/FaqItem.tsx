import { chakra } from '@chakra-ui/react'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Faq.styles.ts'

interface FaqItemProps {
  /** Of all questions in a list one is open at a time. */
  list: string
  question: string
  /** An empty line begins a paragraph. */
  answer: string
  /** Shows the answer. @default false */
  isOpen?: boolean
}

/** A question that unfolds its answer, without a script of ours; a browser that searches the page opens it too. */
export function FaqItem({ list, question, answer, isOpen }: FaqItemProps) {
  return (
    <chakra.li css={styles.item}>
      <chakra.details name={list} open={isOpen} css={styles.fold}>
        <chakra.summary css={styles.question}>
          <h3>{question}</h3>
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
        </chakra.summary>
        <chakra.div css={styles.answer}>
          {answer.split(/\n{2,}/).map((paragraph) => (
            <Text key={paragraph} isProse>
              {paragraph}
            </Text>
          ))}
        </chakra.div>
      </chakra.details>
    </chakra.li>
  )
}
