import { daysFrom } from '@atrium/contract/days'
import { holidaysSample } from '@atrium/contract/holidays/samples'
import type { LeaveState } from '@atrium/contract/leave'
import { leaveTypeSample } from '@atrium/contract/leave/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { TeamMonth } from './index.ts'

const homeOffice = 6

const person = (
  personId: number,
  name: string,
  first: string,
  count: number,
  state: LeaveState,
  typeId = 1,
) => ({
  personId,
  name,
  unit: 'Группа качества',
  absences: [
    {
      requestId: personId,
      days: daysFrom(first, count),
      startTime: '',
      endTime: '',
      typeId,
      worksElsewhere: typeId === homeOffice,
      state,
    },
  ],
})

const meta: Meta<typeof TeamMonth> = {
  title: 'Staff/Team calendar',
  component: TeamMonth,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  parameters: { lang: 'ru' },
  args: {
    month: '2026-12',
    today: '2026-12-02',
    types: leaveTypeSample('RU'),
    holidays: holidaysSample(2026, 'RU'),
    team: [
      person(1, 'Ирина Соколова', '2026-12-03', 2, 'sent'),
      person(2, 'Fərid Nəbiyev', '2026-12-04', 8, 'granted'),
      person(4, 'Tural Quliyev', '2026-12-07', 5, 'granted', homeOffice),
      person(3, 'Рентгеноэлектрокардиографическая', '2026-12-20', 1, 'granted'),
    ],
  },
}

export default meta
type Story = StoryObj<typeof TeamMonth>

export const Month: Story = {}

export const NobodyAway: Story = {
  args: { team: [person(1, 'Ирина Соколова', '2027-01-01', 1, 'granted')] },
}

export const NoTeam: Story = { args: { team: [] } }

export const Loading: Story = { args: { team: undefined } }

export const Failed: Story = {
  args: {
    team: undefined,
    error: (
      <Message tone="danger" heading="Список отсутствующих не загрузился" text="Проверьте подключение." />
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
