import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'

export interface MessagePanelProps {
  /** Above the title. */
  picture: ReactNode
  title: string
  text?: string | undefined
  /** A button or a link under the text. */
  action?: ReactNode
  /** `alert` is read out at once, `status` when the person pauses. */
  role?: 'alert' | 'status' | undefined
  /**
   * Place of the title in the outline; 1 where the page has nothing else.
   * @default 2
   */
  headingLevel?: 1 | 2 | undefined
  /**
   * It stands in a card already: no frame of its own, and its title below the title of the card.
   * @default false
   */
  isInCard?: boolean | undefined
}

const card = {
  padding: { base: '6', md: '10' },
  borderWidth: 'hairline',
  borderColor: 'border.hairline',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
} as const

/** The common shape of the states that stand in for data: picture, sentence, way on. */
export function MessagePanel(props: MessagePanelProps) {
  const { picture, title, text, action, role, isInCard = false, headingLevel = isInCard ? 3 : 2 } = props
  return (
    <chakra.div
      role={role}
      data-tone="light"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      width="full"
      maxWidth="container"
      marginInline="auto"
      color="fg"
      {...(!isInCard && card)}
    >
      {picture}
      <Heading level={headingLevel} size={isInCard && headingLevel > 1 ? 'h4' : 'h3'} marginTop="5">
        {title}
      </Heading>
      {text && (
        <Text tone="muted" isProse marginTop="2">
          {text}
        </Text>
      )}
      {action && <chakra.div marginTop="6">{action}</chakra.div>}
    </chakra.div>
  )
}
