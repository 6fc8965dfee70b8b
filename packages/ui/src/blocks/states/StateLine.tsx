import { chakra } from '@chakra-ui/react'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'

interface StateLineProps {
  /** The name of the state. */
  state: string
  /** `accent` is new; `over` is final. */
  tone: 'accent' | 'quiet' | 'over'
  /** "Sent on 21 November 2026". */
  since: string
}

/** The state of a request or a suggestion, and its date. */
export const StateLine = ({ state, tone, since }: StateLineProps) => (
  <Row as="span" columnGap="3" rowGap="1">
    <Tag tone={tone}>{state}</Tag>
    <chakra.span textStyle="small" color="fg.hint">
      {since}
    </chakra.span>
  </Row>
)
