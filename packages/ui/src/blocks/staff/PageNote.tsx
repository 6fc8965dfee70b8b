import { chakra } from '@chakra-ui/react'
import { Message, type MessageProps } from '#primitives/Message.tsx'

/** The message above every staff page; without texts it takes no room. */
export const PageNote = (props: MessageProps) => (
  <chakra.div css={{ '&:has(p)': { marginBottom: '6' } }}>
    <Message variant="banner" {...props} />
  </chakra.div>
)
