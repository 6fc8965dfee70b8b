import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { Section } from '#primitives/Section.tsx'
import { longWord } from '#testing/samples.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { ServiceCardsSkeleton } from './ServiceCardsSkeleton.tsx'

const pairs = [
  [58, 40],
  [43, 55],
] as const

const card = (id: number, slug: string, name: string, text: string) => ({
  id,
  name,
  text,
  image: `/media/services/${slug}-1.svg`,
  href: `#/service/${id}`,
})

const services = [
  card(1, 'project-management-office', 'Project management office', 'Planning, reporting and risk.'),
  card(2, 'software-development', 'Software development', 'Web, mobile and integration.'),
  card(3, 'managed-infrastructure', 'Managed infrastructure', 'Servers, networks and backup.'),
  card(4, 'it-support', 'IT support', 'One number for every problem, with a promise on time.'),
  card(5, 'security', 'Security', 'What an intruder could reach, closed in order of risk.'),
  card(6, 'data-and-reporting', 'Data and reporting', 'Sales, stock and money in one place.'),
  card(7, 'digital-documents', 'Digital documents', 'Contracts and invoices without paper.'),
  card(8, 'training-and-onboarding', 'Training and onboarding', 'Your staff use what you paid for.'),
]

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
  args: {
    services: [
      card(
        3,
        'managed-infrastructure',
        'Сопровождение информационной инфраструктуры и резервное копирование',
        'Следим за серверами, сетью и резервными копиями за постоянную месячную плату. Большинство неисправностей находим и устраняем раньше, чем их заметят ваши сотрудники.',
      ),
      card(7, 'digital-documents', 'Электронный документооборот', 'Договоры и счета без бумаги.'),
    ],
  },
}

export const LongWords: Story = {
  args: { services: services.slice(0, 3).map((service) => ({ ...service, name: longWord, text: longWord })) },
}

export const WithoutPictures: Story = {
  args: { services: services.slice(0, 4).map((service) => ({ ...service, image: undefined })) },
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
      heading="The services did not load"
      text="Check the connection and try again."
      retry={{ label: 'Try again', onRetry: () => undefined }}
    />
  ),
}
