import { DateTime } from 'luxon'
import { Calendar, type Event, luxonLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import './bigCalendar.css'
import { hours, type Plan, type PlannedMeeting } from '#plan/makePlan.ts'
import { dateOf } from '#plan/texts.ts'
import { serve } from '#subjects/page.ts'
import { ReactHost } from '#subjects/reactRoot.ts'
import { countOf } from '#subjects/subject.ts'

const react = new ReactHost()
const localizer = luxonLocalizer(DateTime, { firstDayOfWeek: 7 })
const views = ['week' as const]
const ignore = () => undefined
let host: HTMLElement
let plan: Plan
let events: Event[]
let added: Event
let limits: { min: Date; max: Date }

const toEvent = ({ title, day, start, end }: PlannedMeeting): Event => ({
  title,
  start: dateOf(day, start),
  end: dateOf(day, end),
})

const draw = (week: 0 | 1) =>
  react.draw(
    <Calendar
      localizer={localizer}
      view="week"
      views={views}
      date={dateOf(plan.weeks[week], 0)}
      min={limits.min}
      max={limits.max}
      step={hours.step}
      timeslots={4}
      dayLayoutAlgorithm="no-overlap"
      selectable
      onView={ignore}
      onNavigate={ignore}
      events={events}
    />,
  )

serve({
  prepare(place, made) {
    host = place
    plan = made
    events = plan.meetings.map(toEvent)
    added = toEvent(plan.added)
    limits = { min: dateOf(plan.weeks[0], hours.start), max: dateOf(plan.weeks[0], hours.end) }
    react.open(host)
  },
  mount: () => draw(0),
  next: () => draw(1),
  add() {
    events = [...events, added]
    draw(1)
  },
  unmount: () => react.clear(),
  count: () => countOf(host, '.rbc-event'),
})
