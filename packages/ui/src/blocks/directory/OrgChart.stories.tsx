import { colleagueSamples } from '@atrium/contract/people/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { OrgChart } from './index.ts'

const meta: Meta<typeof OrgChart> = {
  title: 'Staff/OrgChart',
  component: OrgChart,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: { colleagues: colleagueSamples('EN'), hrefOf: ({ idnumber }) => `#${idnumber}` },
}

export default meta
type Story = StoryObj<typeof OrgChart>

export const Company: Story = {}

export const Russian: Story = {
  args: {
    colleagues: colleagueSamples('RU').map((one, place) =>
      place === 0 ? { ...one, awayUntil: '2026-12-04' } : one,
    ),
  },
  parameters: { lang: 'ru' },
}

export const Loading: Story = { args: { colleagues: undefined } }
