import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { Changes, DeskCards, DeskPage } from './index.ts'

const meta: Meta<typeof DeskPage> = {
  title: 'Staff/Desk',
  component: DeskPage,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: { heading: 'Desk', lead: 'What the company asks of you here.' },
}

export default meta
type Story = StoryObj<typeof DeskPage>

export const Overview: Story = {
  args: {
    children: (
      <DeskCards
        cards={[
          {
            heading: 'Requests for leave',
            text: 'Grant, decline or ask back.',
            href: '#leave',
            waiting: { count: 3, label: '3 requests wait' },
          },
          { heading: 'Журнал изменений', text: 'Кто, когда и какую запись изменил.', href: '#audit' },
        ]}
      />
    ),
  },
}

export const ChangedValues: Story = {
  args: {
    heading: 'Audit log',
    children: (
      <Changes
        nothing="nothing"
        changes={[
          { field: 'phone', before: '+994 50 000 00 01', after: '+994 50 000 00 09' },
          { field: 'room', before: '', after: '4' },
          { field: 'position', after: '{"AZ":"Layihə meneceri","EN":"Project manager"}' },
        ]}
      />
    ),
  },
}
