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

interface StoryProps extends SchedulePartProps {
  heading: string
  views: [calendar: string, schedule: string]
}

const Schedule = ({ heading, views: [calendar, schedule], ...part }: StoryProps) => (
  <CalendarPage
    heading={heading}
    toggle={
      <ViewToggle
        label="View"
        views={[
          { value: 'calendar', icon: 'calendar', label: calendar },
          { value: 'schedule', icon: 'schedule', label: schedule },
        ]}
        chosen="schedule"
        onChoose={nothing}
      />
    }
  >
    <SchedulePart {...part} />
  </CalendarPage>
)

const create = { label: 'Create Meeting', isOpen: false, onPress: nothing }
const week = <ScheduleWeek {...scheduleArgs.week} />
const emptyDays = scheduleArgs.week.days.map((day) => ({ ...day, meetings: [] }))
const download = { label: 'Download week (.ics)', isLoading: false, onPress: nothing }
const foot = <ScheduleFoot download={download} sync="All changes are saved." />

const meta: Meta<typeof Schedule> = {
  title: 'Staff/My Schedule',
  component: Schedule,
  args: {
    ...scheduleArgs.nav,
    heading: 'My Schedule',
    views: ['Calendar', 'My Schedule'],
    create,
    children: (
      <>
        {week}
        <UnplacedList heading="Outside working hours" items={scheduleArgs.unplaced} onOpen={nothing} />
        {foot}
        <UndoNote
          text="“Client call: rollout plan” moved to Tuesday 17 November, 10:15–11:15"
          undo={{ label: 'Undo', onPress: nothing }}
          closeLabel="Close the message"
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
    views: ['Календарь', 'Моё расписание'],
    range: '27 дек. 2026 – 2 янв. 2027 г.',
    todayLabel: 'Сегодня',
    create: { label: 'Создать встречу', isOpen: false, onPress: nothing },
    children: (
      <>
        <ScheduleWeek {...scheduleArgs.week} days={weekSample(longRows)} />
        <UnplacedList
          heading="Вне рабочего времени"
          items={[
            {
              id: 'long',
              title: 'Согласование бюджета с отделом закупок и юридическим департаментом',
              date: 'среда, 18 ноября',
              time: '18:30–20:00',
              why: 'Вне часов 09:00–18:00',
              look: 2,
            },
          ]}
          onOpen={nothing}
        />
        <UndoNote
          text="Встреча «Демонстрация администраторам государственного заказчика» перенесена: вторник, 17 ноября, 10:15–11:15"
          undo={{ label: 'Отменить', onPress: nothing }}
          closeLabel="Закрыть сообщение"
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
          heading="The company’s schedule did not load"
          text="Your own meetings are shown. Check the connection and try again."
          retry={{ label: 'Try again', onRetry: nothing }}
        />
        {week}
        <ScheduleFoot
          download={{
            ...download,
            failure: 'The file could not be made. Check the connection and try again.',
          }}
          sync="Saved in this browser; it is sent when the connection is back."
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
        <MeetingFacts {...scheduleArgs.facts} />
        <ScheduleWeek {...scheduleArgs.week} isReadOnly />
      </>
    ),
  },
}

const spans = (chosen: string) => ({
  label: 'Show',
  spans: ['Day', 'Week', 'Month'].map((label) => ({
    value: label,
    label,
    isChosen: label === chosen,
    onChoose: nothing,
  })),
})

export const Day: Story = {
  args: {
    range: 'Tue 17 November 2026',
    spans: spans('Day'),
    children: (
      <>
        <ZoneNote
          text="Times in Baku (UTC+4)."
          toggle={{ label: 'Show my own time too (UTC+0)', isOn: true, onChange: nothing }}
        />
        <ScheduleWeek
          {...scheduleArgs.week}
          day="2026-11-17"
          isDay
          clock={{ company: 'UTC+4', own: 'UTC+0', timeAt: (minutes) => writeTime(minutes - 240) }}
        />
      </>
    ),
  },
}

const board = new Map(weekSample().map((day) => [day.day, day]))

export const Month: Story = {
  args: {
    range: 'November 2026',
    spans: spans('Month'),
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
    spans: spans('Week'),
    children: (
      <>
        <MeetingSearch
          label="Search meetings"
          value="plan"
          onSearch={nothing}
          onChoose={nothing}
          onClose={nothing}
          found={{
            summary: '2 meetings found.',
            label: 'Meetings found',
            meetings: [
              {
                id: 'a',
                title: 'Client call: rollout plan',
                when: 'Tuesday 17 November 2026, 11:00–12:00',
                about: 'Leyla Əliyeva, Rauf Əliyev · Göygöl',
                look: 3,
              },
              {
                id: 'b',
                title: 'Sprint planning',
                when: 'Monday 16 November 2026, 10:00–11:30',
                about: '',
                look: 1,
              },
            ],
          }}
        />
        {week}
      </>
    ),
  },
}

const feed = {
  title: 'Your meetings in another calendar',
  text: 'Another program shows your meetings by a private address. Whoever knows the address can read this calendar.',
  state: 'Your new address. It is shown once.',
  make: { label: 'Replace the address', busyLabel: 'Working', isBusy: false, onPress: nothing },
  closeLabel: 'Close',
  onClose: nothing,
}

export const PrivateAddress: Story = {
  render: () => (
    <FeedDialog
      {...feed}
      address={{
        address: 'https://caspora.example/calendars/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics',
        copyLabel: 'Copy the address',
        copied: 'The address is copied.',
        notCopied: 'It was not copied. Select it and copy it yourself.',
        subscribeLabel: 'Open in a calendar program',
      }}
    />
  ),
}

export const ReplacedAddress: Story = {
  render: () => (
    <FeedDialog
      {...feed}
      state="There is an address since 16 November 2026."
      question={{
        text: 'The programs that have the old address show nothing new then.',
        confirmLabel: 'Replace the address',
        cancelLabel: 'Keep the address',
        onConfirm: nothing,
        onCancel: nothing,
      }}
    />
  ),
}
