import { chakra } from '@chakra-ui/react'
import { Message } from '#primitives/Message.tsx'

export interface FailedRowsProps {
  /** "2 people were not changed." */
  heading: string
  /** Each with its reason. */
  rows: readonly { id: number; text: string }[]
}

/** The rows that a step about several did not reach. */
export const FailedRows = ({ heading, rows }: FailedRowsProps) => (
  <Message
    variant="banner"
    tone="danger"
    heading={heading}
    text={rows.map(({ id, text }) => (
      <chakra.span key={id} display="block">
        {text}
      </chakra.span>
    ))}
  />
)
