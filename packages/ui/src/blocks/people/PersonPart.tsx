import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message, type MessageProps } from '#primitives/Message.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { styles } from './People.styles.ts'

/** Facts that do not apply are `false`. */
type Facts = readonly (false | { label: string; value: ReactNode; key?: string })[]

interface PersonPartProps {
  heading: string
  /** Beside the heading: the state in one word. */
  state?: { label: string; isOn: boolean } | undefined
  lead?: string | undefined
  facts?: Facts | undefined
  /** Between facts and buttons. */
  children?: ReactNode
  /** Why the last change failed, above the buttons. */
  failure?: Pick<MessageProps, 'heading' | 'text' | 'retry'> | undefined
  /** The outcome of the last change, after the buttons. */
  outcome?: ActionOutcome | undefined
  /** Buttons and links. */
  actions?: ReactNode
}

/** A part of the page of a person: facts and what can be done about them. */
export function PersonPart({
  heading,
  state,
  lead,
  facts = [],
  children,
  failure,
  outcome,
  actions,
}: PersonPartProps) {
  return (
    <CardSection heading={heading} state={state} lead={lead}>
      {facts.length > 0 && <PersonFacts facts={facts} />}
      <chakra.div css={styles.body}>{children}</chakra.div>
      {failure && (
        <chakra.div css={styles.body}>
          <Message variant="banner" tone="danger" {...failure} />
        </chakra.div>
      )}
      {actions && (
        <chakra.div css={styles.acts}>
          {actions}
          <OutcomeNote outcome={outcome} />
        </chakra.div>
      )}
    </CardSection>
  )
}

export const PersonFacts = ({ facts }: { facts: Facts }) => (
  <chakra.dl css={styles.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.key ?? fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </chakra.dl>
)
