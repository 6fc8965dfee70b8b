import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ServiceCardsSkeleton } from '#blocks/services/ServiceCardsSkeleton.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import { Counters } from './Counters.tsx'
import { ReasonGrid } from './ReasonGrid.tsx'
import { ServicesBand } from './ServicesBand.tsx'

const meta: Meta = { title: 'Home/Blocks' }

export default meta
type Story = StoryObj

export const Reasons: Story = {
  render: () => (
    <ReasonGrid
      heading="Why teams choose us"
      lead="Four habits that our clients notice first."
      items={[
        {
          title: 'Dates we keep',
          text: 'Every project has one plan, one owner and a weekly date.',
          picture: '/media/spots/dates.svg',
        },
        {
          title: 'Engineers who stay',
          text: 'Who designs your system answers at night.',
          picture: '/media/spots/people.svg',
        },
        { title: 'Plain reporting', text: 'You read one page a week.', picture: '/media/spots/reports.svg' },
        {
          title: 'Security from day one',
          text: 'Access, backups and audits come first.',
          picture: '/media/spots/security.svg',
        },
      ]}
    />
  ),
}

export const LongReasons: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <ReasonGrid
      heading="Почему государственные учреждения и банки выбирают именно нас"
      lead="Четыре привычки, которые клиенты замечают первыми, и каждая записана в договоре."
      items={['dates', 'people', 'reports', 'security'].map((name) => ({
        title: 'Ответственность, зафиксированная в договоре',
        text: 'У каждого проекта один план, один ответственный и дата на каждую неделю. Она сдвигается только с вашего согласия, и об этом мы пишем всем участникам.',
        picture: `/media/spots/${name}.svg`,
      }))}
    />
  ),
}

export const Numbers: Story = {
  render: () => (
    <Counters
      heading="In numbers"
      tickMs={10}
      threshold={0.1}
      items={[
        { target: 120, suffix: '+', label: 'projects delivered', durationMs: 2000 },
        { target: 500, suffix: '+', label: 'services supported', durationMs: 1800 },
        { target: 98, suffix: '%', label: 'satisfied clients', durationMs: 2000 },
      ]}
    />
  ),
}

const pairs = [
  [58, 40],
  [43, 55],
] as const

const action = { label: 'All services', href: '#services' }

export const ServicesOnTheirWay: Story = {
  render: () => (
    <ServicesBand heading="What we do" action={action}>
      <ServiceCardsSkeleton label="Loading the services" count={6} pairs={pairs} />
    </ServicesBand>
  ),
}

export const ServicesFailed: Story = {
  render: () => (
    <ServicesBand heading="What we do" action={action}>
      <Message
        tone="danger"
        heading="The services did not load"
        text="Check the connection and try again."
        retry={{ label: 'Try again', onRetry: () => undefined }}
      />
    </ServicesBand>
  ),
}

export const NoServices: Story = {
  render: () => (
    <ServicesBand heading="What we do" action={action}>
      <Message
        heading="The list of services is empty for now"
        text="Tell us what you need."
        action={<LinkButton href="#contact">Write to us</LinkButton>}
      />
    </ServicesBand>
  ),
}
