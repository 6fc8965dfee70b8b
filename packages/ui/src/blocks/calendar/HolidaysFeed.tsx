import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'

/** How to subscribe to the holidays in a calendar program, by an absolute address: `https://…/holidays.ics`. */
export function HolidaysFeed({ address }: { address: string }) {
  const { t } = useTranslation('calendar')
  return (
    <chakra.div
      paddingTop="5"
      borderTopWidth="hairline"
      borderColor="border.hairline"
      _print={{ display: 'none' }}
    >
      <Heading level={2} size="h4">
        {t('feed.heading')}
      </Heading>
      <Text size="small" tone="muted" isProse marginTop="1.5">
        {t('feed.text')}
      </Text>
      <CalendarAddress address={address} subscribeLabel={t('feed.subscribe')} />
    </chakra.div>
  )
}
