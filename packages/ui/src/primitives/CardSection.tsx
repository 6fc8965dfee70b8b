import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { Heading } from './Heading.tsx'
import { Row } from './Stack.tsx'
import { surface } from './surface.ts'
import { Tag } from './Tag.tsx'
import { Text } from './Text.tsx'

const Root = chakra('section', {
  base: { ...surface, minWidth: '0', padding: { base: 'min({spacing.5}, 6vw)', md: '8' } },
})

interface CardSectionProps extends ComponentProps<typeof Root> {
  heading: string
  /** Beside the heading: the state in one word. */
  state?: { label: string; isOn: boolean } | undefined
  /** One or two sentences under the heading. */
  lead?: string | undefined
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Buttons beside the heading, or below it where they have no room there. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a page on a card, named by its heading. */
export function CardSection(props: CardSectionProps) {
  const { heading, state, lead, headingRef, actions, children, ...rest } = props
  const headingId = useId()
  return (
    <Root aria-labelledby={headingId} data-tone="light" {...rest}>
      <Row>
        <chakra.div flex="1 1 8rem" minWidth="0">
          <Row columnGap="3" rowGap="1">
            <Heading
              level={2}
              size="h3"
              id={headingId}
              ref={headingRef}
              {...(headingRef && { tabIndex: -1 })}
            >
              {heading}
            </Heading>
            {state && <Tag tone={state.isOn ? 'active' : 'over'}>{state.label}</Tag>}
          </Row>
          {lead && (
            <Text size="small" tone="muted" isProse marginTop="2">
              {lead}
            </Text>
          )}
        </chakra.div>
        {actions}
      </Row>
      {children}
    </Root>
  )
}
