import type { Meta, StoryObj } from '@storybook/react-webpack5'
import {
  boardRows,
  crowdedRows,
  dayText,
  hoursSample,
  longRows,
  manyRows,
  weekSample,
} from '#testing/gridSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { WeekOnTrial } from '#testing/trialWeek.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'

const longNotes: Parameters<typeof weekSample>[1] = {
  2: [{ kind: 'holiday', text: 'День солидарности азербайджанцев всего мира' }],
  4: [
    { kind: 'away', text: 'Отсутствие · запрошено: 09:00–13:00' },
    { kind: 'elsewhere', text: 'Работа из дома · работа вне офиса' },
    { kind: 'named', text: 'День памяти' },
  ],
}

const meta: Meta<typeof WeekOnTrial> = {
  title: 'Staff/Week grid',
  component: WeekOnTrial,
  args: { now: { day: dayText(4), minutes: 817 } },
  decorators: [
    (Story) => (
      <StoryPage>
        <div style={{ justifySelf: 'stretch', minWidth: 0 }}>
          <Story />
        </div>
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof WeekOnTrial>

export const Week: Story = {}

export const LongRussian: Story = {
  args: { days: weekSample(longRows, longNotes) },
  parameters: { lang: 'ru' },
}

export const Azerbaijani: Story = {
  args: {
    days: weekSample(boardRows, { 1: [{ kind: 'holiday', text: 'Dövlət Bayrağı Günü' }] }),
  },
  parameters: { lang: 'az' },
}

/** Eight at once. */
export const Crowded: Story = { args: { days: weekSample(crowdedRows) } }

export const Empty: Story = { args: { days: weekSample([]) } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

/** Three hundred meetings. */
export const Many: Story = { args: { days: weekSample(manyRows(300)) } }

export const Loading: Story = { render: () => <WeekSkeleton hours={hoursSample} days={weekSample([])} /> }
