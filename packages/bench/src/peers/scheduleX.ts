/// <reference lib="esnext.temporal" />
import { type CalendarApp, type CalendarEvent, createCalendar, createViewWeek } from '@schedule-x/calendar'
import '@schedule-x/theme-default/dist/index.css'
import { writeTime } from '@atrium/contract/core'
import { hours, type Plan, type PlannedMeeting } from '#plan/makePlan.ts'
import { serve } from '#subjects/page.ts'
import { countOf } from '#subjects/subject.ts'
import './scheduleX.css'

let host: HTMLElement
let plan: Plan
let events: CalendarEvent[]
let added: CalendarEvent
let app: CalendarApp

const toEvent = ({ id, title, day, start, end }: PlannedMeeting): CalendarEvent => ({
  id,
  title,
  start: Temporal.ZonedDateTime.from(`${day}T${writeTime(start)}[UTC]`),
  end: Temporal.ZonedDateTime.from(`${day}T${writeTime(end)}[UTC]`),
})

serve({
  prepare(place, made) {
    host = place
    plan = made
    events = plan.meetings.map(toEvent)
    added = toEvent(plan.added)
  },
  mount() {
    app = createCalendar({
      views: [createViewWeek()],
      events,
      selectedDate: Temporal.PlainDate.from(plan.weeks[0]),
      firstDayOfWeek: 7,
      timezone: 'UTC',
      dayBoundaries: { start: writeTime(hours.start), end: writeTime(hours.end) },
      weekOptions: { gridStep: 15, gridHeight: 800, eventOverlap: false },
      isResponsive: false,
      skipAnimations: true,
      skipValidation: true,
    })
    app.render(host)
  },
  next() {
    // Schedule-X has no call for this without a further package: its own button does it.
    const button = host.querySelector('.sx__chevron--next')?.parentElement
    button?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  },
  add: () => app.events.add(added),
  unmount: () => app.destroy(),
  count: () => countOf(host, '.sx__time-grid-event'),
})
