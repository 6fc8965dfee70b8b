import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { Section } from '#primitives/Section.tsx'
import { longWord, servicesIn } from '#testing/samples.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { ServiceCardsSkeleton } from './ServiceCardsSkeleton.tsx'

const pairs = [
  [58, 40],
  [43, 55],
] as const

const services = servicesIn('EN')

const meta: Meta<typeof ServiceCards> = {
  title: 'Services/ServiceCards',
  component: ServiceCards,
  args: { services, pairs },
  decorators: [
    (Story) => (
      <main>
        <Section>
          <Story />
        </Section>
      </main>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof ServiceCards>

export const Default: Story = {}

export const OnPine: Story = {
  args: { services: services.slice(0, 6), headingLevel: 3 },
  decorators: [
    (Story) => (
      <Section tone="pine">
        <Story />
      </Section>
    ),
  ],
}

/** The last card has no partner. */
export const Odd: Story = { args: { services: services.slice(0, 5) } }

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: { services: servicesIn('RU') },
}

export const LongWords: Story = {
  args: {
    services: services.slice(0, 3).map((service) => ({
      ...service,
      text: { ...service.text, name: longWord, LittleTextInfo: longWord },
    })),
  },
}

export const WithoutPictures: Story = {
  args: {
    services: services.slice(0, 4).map((service) => ({ ...service, text: { ...service.text, Images: [] } })),
  },
}

export const Loading: Story = {
  render: () => <ServiceCardsSkeleton label="Loading the services" count={8} pairs={pairs} />,
}

export const Empty: Story = {
  render: () => <Message heading="The list of services is empty today" text="Write to us what you need." />,
}

export const Failed: Story = {
  render: () => (
    <Message
      tone="danger"
      heading="The services didn’t load"
      text="Check the connection and try again."
      retry={{ label: 'Try again', onRetry: () => undefined }}
    />
  ),
}
