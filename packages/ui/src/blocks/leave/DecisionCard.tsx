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
  name: string
  photo?: string | null | undefined
  /** Position and unit. */
  about: string
  /** Selects the request for one decision about several. */
  selection?: { label: string; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
  state: string
  /** Gets the focus after a decision, whose button is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** A request to decide: the requester, the facts (`children`), and the decision. */
export function DecisionCard(props: DecisionCardProps & { children: ReactNode }) {
  const { name, photo, about, selection, state, headingRef, children, ...decision } = props
  const headingId = useId()
  return (
    <chakra.article aria-labelledby={headingId} data-tone="light" css={styles.card}>
      <chakra.div css={styles.parts}>
        <chakra.div css={styles.texts}>
          <div>
            <Row columnGap="3" rowGap="1">
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
              <Heading level={3} size="h4" id={headingId} ref={headingRef} tabIndex={-1}>
                {name}
              </Heading>
              <Tag tone="accent">{state}</Tag>
            </Row>
            <Text size="small" tone="muted">
              {about}
            </Text>
          </div>
          {children}
        </chakra.div>
        <DecisionForm labelledBy={headingId} {...decision} />
      </chakra.div>
    </chakra.article>
  )
}
