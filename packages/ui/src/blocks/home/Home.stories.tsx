import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { Cases } from './Cases.tsx'
import { Counters } from './Counters.tsx'
import { ReasonGrid } from './ReasonGrid.tsx'
import { ServicesBand } from './ServicesBand.tsx'

const meta: Meta = { title: 'Home/Blocks' }

export default meta
type Story = StoryObj

export const Reasons: Story = { render: () => <ReasonGrid /> }

export const ReasonsInRussian: Story = { parameters: { lang: 'ru' }, render: () => <ReasonGrid /> }

export const Projects: Story = { render: () => <Cases /> }

export const Numbers: Story = {
  render: () => <Counters tickMs={10} threshold={0.1} durationsMs={[2000, 1800, 2000]} />,
}

const band = {
  count: 6,
  pairs: [
    [58, 40],
    [43, 55],
  ],
} as const

export const ServicesOnTheirWay: Story = { render: () => <ServicesBand {...band} services={undefined} /> }

export const ServicesFailed: Story = {
  render: () => (
    <ServicesBand
      {...band}
      services={undefined}
      error={
        <Message
          tone="danger"
          heading="The services didn’t load"
          text="Check the connection and try again."
          retry={{ label: 'Try again', onRetry: () => undefined }}
        />
      }
    />
  ),
}

export const NoServices: Story = { render: () => <ServicesBand {...band} services={[]} /> }
