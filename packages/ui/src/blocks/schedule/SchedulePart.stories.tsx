import { writeTime } from '@atrium/contract/core'
import { monthOf, weeksOfMonth } from '@atrium/contract/days'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CalendarPage } from '#blocks/calendar/CalendarPage.tsx'
import { ViewToggle } from '#blocks/calendar/ViewToggle.tsx'
import { Message } from '#primitives/Message.tsx'
import { longRows, weekSample } from '#testing/gridSamples.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { scheduleArgs } from '#testing/scheduleSamples.ts'
import { FeedDialog } from './FeedDialog.tsx'
import { MeetingFacts } from './MeetingFacts.tsx'
import { MeetingSearch } from './MeetingSearch.tsx'
import { ScheduleFoot } from './ScheduleFoot.tsx'
import { ScheduleMonth } from './ScheduleMonth.tsx'
import { SchedulePart, type SchedulePartProps } from './SchedulePart.tsx'
import { ScheduleWeek } from './ScheduleWeek.tsx'
import { UndoNote } from './UndoNote.tsx'
import { UnplacedList } from './UnplacedList.tsx'
import { ZoneNote } from './ZoneNote.tsx'

const nothing = () => undefined

const Schedule = ({ heading, ...part }: SchedulePartProps & { heading: string }) => (
  <CalendarPage heading={heading} toggle={<ViewToggle chosen="schedule" onChoose={nothing} />}>
    <SchedulePart {...part} />
  </CalendarPage>
)

const create = { isOpen: false, onPress: nothing }
const week = <ScheduleWeek {...scheduleArgs.week} />
const emptyDays = scheduleArgs.week.days.map((day) => ({ ...day, meetings: [] }))
const download = { isLoading: false, hasFailed: false, onPress: nothing }
const foot = <ScheduleFoot download={download} onSubscribe={nothing} sync={{ status: 'synced' }} />

const meta: Meta<typeof Schedule> = {
  title: 'Staff/My Schedule',
  component: Schedule,
  args: {
    ...scheduleArgs.nav,
    heading: 'My Schedule',
    create,
    children: (
      <>
        {week}
        <UnplacedList meetings={scheduleArgs.unplaced} onOpen={nothing} />
        {foot}
        <UndoNote
          notice={{ kind: 'moved', meeting: scheduleArgs.meeting }}
          onUndo={nothing}
          onClose={nothing}
        />
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
type Story = StoryObj<typeof Schedule>

export const Week: Story = {}

export const LongRussian: Story = {
  args: {
    heading: 'Моё расписание',
    day: '2026-12-31',
    onSpan: nothing,
    children: (
      <>
        <ScheduleWeek {...scheduleArgs.week} days={weekSample(longRows)} />
        <UnplacedList
          meetings={scheduleArgs.unplaced.map((one) => ({
            ...one,
            title: 'Согласование бюджета с отделом закупок и юридическим департаментом',
          }))}
          onOpen={nothing}
        />
        <UndoNote
          notice={{
            kind: 'moved',
            meeting: {
              ...scheduleArgs.meeting,
              title: 'Демонстрация администраторам государственного заказчика',
            },
            scope: 'following',
            roomless: 3,
          }}
          onUndo={nothing}
          onMoveAll={nothing}
          onClose={nothing}
        />
      </>
    ),
  },
  parameters: { lang: 'ru' },
}

export const Empty: Story = {
  args: {
    children: (
      <>
        <ScheduleWeek {...scheduleArgs.week} days={emptyDays} />
        {foot}
      </>
    ),
  },
}

export const Loading: Story = {
  args: {
    children: <ScheduleWeek {...scheduleArgs.week} days={emptyDays} isLoading />,
  },
}

/** One's own meetings stand there all the same; the file did not come either. */
export const Failed: Story = {
  args: {
    children: (
      <>
        <Message
          variant="banner"
          tone="danger"
          heading="The company’s schedule didn’t load"
          text="Your own meetings are shown. Check the connection and try again."
          retry={{ label: 'Try again', onRetry: nothing }}
        />
        {week}
        <ScheduleFoot
          download={{ ...download, hasFailed: true }}
          onSubscribe={nothing}
          sync={{
            status: 'pending',
            refusal: { title: 'Budget', day: '2026-11-18', reason: undefined, others: 2 },
          }}
        />
      </>
    ),
  },
}

/** The chat area's page: a meeting is open. */
export const ReadOnly: Story = {
  args: {
    heading: 'Schedule',
    create: undefined,
    children: (
      <>
        <MeetingFacts meeting={scheduleArgs.meeting} onClose={nothing} />
        <ScheduleWeek {...scheduleArgs.week} isReadOnly />
      </>
    ),
  },
}

const clock = { company: 'UTC+4', own: 'UTC+0', timeAt: (minutes: number) => writeTime(minutes - 240) }

export const Day: Story = {
  args: {
    span: 'day',
    day: '2026-11-17',
    onSpan: nothing,
    children: (
      <>
        <ZoneNote clock={clock} isOn onChange={nothing} />
        <ScheduleWeek {...scheduleArgs.week} day="2026-11-17" isDay clock={clock} />
      </>
    ),
  },
}

const board = new Map(weekSample().map((day) => [day.day, day]))

export const Month: Story = {
  args: {
    span: 'month',
    onSpan: nothing,
    children: (
      <ScheduleMonth
        weeks={weeksOfMonth(monthOf('2026-11-17'), 'sunday').map((week) =>
          week.map((day) =>
            day === undefined
              ? undefined
              : (board.get(day) ?? { day, isToday: false, notes: [], meetings: [] }),
          ),
        )}
        day="2026-11-19"
        onOpenDay={nothing}
        onOpen={nothing}
        onLeave={nothing}
        onChooseDay={nothing}
        onCreate={nothing}
        hours={scheduleArgs.week.hours}
      />
    ),
  },
}

export const Search: Story = {
  args: {
    onSpan: nothing,
    children: (
      <>
        <MeetingSearch
          value="plan"
          onSearch={nothing}
          onChoose={nothing}
          onClose={nothing}
          found={{
            meetings: [
              { ...scheduleArgs.meeting, id: 'a', roomname: 'Göygöl', look: 3 },
              {
                ...{ id: 'b', title: 'Sprint planning', day: '2026-11-16', start: '10:00', end: '11:30' },
                ...{ attendees: [], look: 1 },
              },
            ],
            total: 51,
          }}
        />
        {week}
      </>
    ),
  },
}

const feed = { isBusy: false, onRenew: nothing, onStop: nothing, onClose: nothing }

export const PrivateAddress: Story = {
  render: () => (
    <FeedDialog
      {...feed}
      address="https://caspora.example/calendars/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics"
    />
  ),
}

export const ReplacedAddress: Story = {
  render: () => (
    <FeedDialog {...feed} createdAt="2026-11-16T08:00:00Z" failure="The server did not answer." />
  ),
}
