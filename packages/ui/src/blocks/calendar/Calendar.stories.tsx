import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import {
  calendarHolidays,
  calendarTexts,
  calendarWordsInRussian,
  longHolidays,
} from '#testing/calendarSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CalendarPage } from './CalendarPage.tsx'
import { HolidayLegend } from './HolidayLegend.tsx'
import { HolidaysFeed } from './HolidaysFeed.tsx'
import { ViewToggle } from './ViewToggle.tsx'
import { YearGrid } from './YearGrid.tsx'
import { YearKey } from './YearKey.tsx'
import { YearPart, type YearPartProps } from './YearPart.tsx'

const nothing = () => undefined

const year = { year: 2026, today: '2026-11-21', texts: calendarTexts }

const legend = {
  heading: 'Holidays',
  loadingLabel: 'The holidays are loading',
  emptyText: 'No holidays are known for this year.',
  movedText: (dates: string) => `day off moved to ${dates}`,
  estimateNote: 'An estimated date follows the moon.',
}

const feed = <HolidaysFeed address="https://caspora.example/holidays.ics?lng=en" />

interface StoryProps extends YearPartProps {
  heading: string
  views: [calendar: string, schedule: string]
}

const Calendar = ({ heading, views: [calendar, schedule], ...part }: StoryProps) => (
  <CalendarPage
    heading={heading}
    toggle={
      <ViewToggle
        label="View"
        views={[
          { value: 'calendar', icon: 'calendar', label: calendar },
          { value: 'schedule', icon: 'schedule', label: schedule },
        ]}
        chosen="calendar"
        onChoose={nothing}
      />
    }
  >
    <YearPart {...part} />
  </CalendarPage>
)

const meta: Meta<typeof Calendar> = {
  title: 'Staff/Calendar',
  component: Calendar,
  args: {
    views: ['Calendar', 'My Schedule'],
    heading: 'Corporate Calendar',
    year: 2026,
    label: 'Year',
    previousLabel: 'Previous year',
    nextLabel: 'Next year',
    todayLabel: 'Today',
    onPrevious: nothing,
    onNext: nothing,
    onToday: nothing,
    children: (
      <>
        <HolidayLegend {...legend} heading="Coming holidays" holidays={calendarHolidays} most={3} />
        <YearKey
          label="What the days look like"
          texts={{
            today: 'Today',
            off: 'Holiday',
            estimate: 'Estimated date',
            named: 'No extra day off',
          }}
        />
        <YearGrid {...year} holidays={calendarHolidays} />
        <HolidayLegend {...legend} holidays={calendarHolidays} />
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
    views: ['Календарь', 'Моё расписание'],
    label: 'Год',
    previousLabel: 'Предыдущий год',
    nextLabel: 'Следующий год',
    todayLabel: 'Сегодня',
    children: (
      <>
        <YearGrid {...year} texts={calendarWordsInRussian} holidays={longHolidays} />
        <HolidayLegend
          {...legend}
          heading="Праздники"
          estimateNote="Предварительная дата рассчитана по лунному календарю."
          holidays={longHolidays}
        />
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
        <YearGrid {...year} holidays={[]} />
        <HolidayLegend {...legend} />
      </>
    ),
  },
}

export const Empty: Story = {
  args: {
    children: (
      <>
        <YearGrid {...year} holidays={[]} />
        <HolidayLegend {...legend} holidays={[]} />
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
          heading="The holidays did not load"
          text="The calendar is shown without them. Check the connection and try again."
          retry={{ label: 'Try again', onRetry: nothing }}
        />
        <YearGrid {...year} holidays={[]} />
        {feed}
      </>
    ),
  },
}
