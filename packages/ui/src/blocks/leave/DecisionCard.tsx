import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { tickBox } from '#primitives/tickBox.ts'
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'
import { styles } from './Leave.styles.ts'

interface DecisionCardProps extends Omit<DecisionFormProps, 'labelledBy'> {
  /** The id of the element, the target of links. */
  anchor: string
  name: string
  photo?: string | null | undefined
  /** Position and unit. */
  about: string
  /** What the request is about, in a few words: all that a decided one shows of it. */
  summary: string
  /** Selects the request for one decision about several. */
  selection?: { label: string; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
  state: string
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** A request to decide: the requester, the facts (`children`), and the decision. A decided one is folded. */
export function DecisionCard(props: DecisionCardProps & { children: ReactNode }) {
  const { anchor, name, photo, about, summary, selection, state, headingRef, children, ...decision } = props
  // A typed note stays readable beside its request after another person has decided it.
  const isFolded = decision.actions.length === 0 && !decision.words.value
  const headingId = useId()
  return (
    <chakra.article
      id={anchor}
      aria-labelledby={headingId}
      data-tone="light"
      data-folded={isFolded}
      css={styles.card}
    >
      <chakra.div css={styles.parts}>
        <chakra.div css={styles.texts}>
          <chakra.div css={styles.head}>
            {selection && (
              <chakra.label css={styles.tick}>
                <chakra.input
                  type="checkbox"
                  aria-label={selection.label}
                  checked={selection.isSelected}
                  css={tickBox}
                  onChange={(event) => selection.onChange(event.target.checked)}
                />
              </chakra.label>
            )}
            <Avatar size="md" fullname={name} photo={photo} />
            <div>
              <Row columnGap="3" rowGap="1">
                <Heading level={3} size="h4" id={headingId} ref={headingRef} tabIndex={-1}>
                  {name}
                </Heading>
                <Tag tone="accent">{state}</Tag>
              </Row>
              <Text size="small" tone="muted">
                {isFolded ? summary : about}
              </Text>
            </div>
          </chakra.div>
          {!isFolded && children}
        </chakra.div>
        <DecisionForm labelledBy={headingId} {...decision} />
      </chakra.div>
    </chakra.article>
  )
}
