import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx'

interface HolidaysFeedProps extends CalendarAddressProps {
  heading: string
  text: string
}

/** How to have the holidays in one's own calendar program. */
export const HolidaysFeed = ({ heading, text, ...address }: HolidaysFeedProps) => (
  <chakra.div
    paddingTop="5"
    borderTopWidth="hairline"
    borderColor="border.hairline"
    _print={{ display: 'none' }}
  >
    <Heading level={2} size="h4">
      {heading}
    </Heading>
    <Text size="small" tone="muted" isProse marginTop="1.5">
      {text}
    </Text>
    <CalendarAddress {...address} />
  </chakra.div>
)
