import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { calendarHolidays, longHolidays } from '#testing/calendarSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { HolidayLegend } from './HolidayLegend.tsx'
import { HolidaysFeed } from './HolidaysFeed.tsx'
import { ViewToggle } from './ViewToggle.tsx'
import { YearGrid } from './YearGrid.tsx'
import { YearKey } from './YearKey.tsx'
import { YearPart, type YearPartProps } from './YearPart.tsx'

const nothing = () => undefined

const year = { year: 2026, today: '2026-11-21' }

const feed = <HolidaysFeed address="https://caspora.example/holidays.ics?lng=en" />

const Calendar = ({ heading, ...part }: YearPartProps & { heading: string }) => (
  <CalendarPage heading={heading} toggle={<ViewToggle chosen="calendar" onChoose={nothing} />}>
    <YearPart {...part} />
  </CalendarPage>
)

const meta: Meta<typeof Calendar> = {
  title: 'Staff/Calendar',
  component: Calendar,
  args: {
    heading: 'Corporate Calendar',
    year: 2026,
    onPrevious: nothing,
    onNext: nothing,
    onToday: nothing,
    children: (
      <>
        <HolidayLegend isComing year={2026} holidays={calendarHolidays} />
        <YearKey />
        <YearGrid {...year} holidays={calendarHolidays} />
        <HolidayLegend year={2026} holidays={calendarHolidays} />
        {feed}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof Calendar>

export const Year: Story = {}

/** The day of today is a holiday as well, and names are long. */
export const LongRussian: Story = {
  args: {
    heading: 'Корпоративный календарь',
    children: (
      <>
        <HolidayLegend isComing year={2026} holidays={longHolidays} />
        <YearKey />
        <YearGrid {...year} holidays={longHolidays} />
        <HolidayLegend year={2026} holidays={longHolidays} />
        {feed}
      </>
    ),
  },
  parameters: { lang: 'ru' },
}

/** The last year that can be shown. */
export const AtTheEnd: Story = { args: { onNext: undefined } }

export const Loading: Story = {
  args: {
    children: (
      <>
        <HolidayLegend isComing year={2026} holidays={undefined} />
        <YearGrid {...year} holidays={[]} />
        <HolidayLegend year={2026} holidays={undefined} />
      </>
    ),
  },
}

export const Empty: Story = {
  args: {
    children: (
      <>
        <YearGrid {...year} holidays={[]} />
        <HolidayLegend year={2026} holidays={[]} />
      </>
    ),
  },
}

export const Failed: Story = {
  args: {
    children: (
      <>
        <Message
          variant="banner"
          tone="danger"
          heading="The holidays didn’t load"
          text="The calendar is shown without them. Check the connection and try again."
          retry={{ label: 'Try again', onRetry: nothing }}
        />
        <YearGrid {...year} holidays={[]} />
        {feed}
      </>
    ),
  },
}
