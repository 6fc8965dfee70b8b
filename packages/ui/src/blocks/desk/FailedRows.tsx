import { chakra } from '@chakra-ui/react'
import { Message } from '#primitives/Message.tsx'

export interface FailedRowsProps {
  /** "2 people were not changed." */
  heading: string
  /** @default 'danger' */
  tone?: 'success' | 'warning' | 'danger' | undefined
  /** Each with its reason. */
  rows: readonly { id: number; text: string }[]
}

/** The rows that a step about several did not reach, or those that it reached. */
export const FailedRows = ({ heading, tone = 'danger', rows }: FailedRowsProps) => (
  <Message
    variant="banner"
    tone={tone}
    heading={heading}
    text={rows.map(({ id, text }) => (
      <chakra.span key={id} display="block">
        {text}
      </chakra.span>
    ))}
  />
)
