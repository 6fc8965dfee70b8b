import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { styles } from './Faq.styles.ts'
import { FaqItem } from './FaqItem.tsx'

interface FaqProps {
  /** So that links can lead to the section (`faq`). */
  id?: string | undefined
  heading: string
  questions: readonly { question: string /** Paragraphs. */; answer: readonly string[] }[]
  /** After the questions: a `FaqLink`. */
  children?: ReactNode
}

/** Questions and answers, one open at a time; a press on the open one closes it (spec 2, About). */
export function Faq({ id, heading, questions, children }: FaqProps) {
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.root}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <chakra.ul css={styles.list}>
          {questions.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an open answer stays open in another language.
            <FaqItem key={index} list={headingId} {...item} />
          ))}
        </chakra.ul>
        {children && <chakra.div css={styles.link}>{children}</chakra.div>}
      </chakra.div>
    </Section>
  )
}
