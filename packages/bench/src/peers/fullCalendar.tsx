import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { writeTime } from '@atrium/contract/core'
import { createRef } from 'react'
import { hours, type Plan, type PlannedMeeting } from '#plan/makePlan.ts'
import { dateOf } from '#plan/texts.ts'
import { serve } from '#subjects/page.ts'
import { ReactHost } from '#subjects/reactRoot.ts'
import { countOf } from '#subjects/subject.ts'

const react = new ReactHost()
const calendar = createRef<CalendarRef>()
const plugins = [timeGrid, interaction, classic]
let host: HTMLElement
let plan: Plan
let events: EventInput[]
let added: EventInput

const toEvent = ({ id, title, day, start, end }: PlannedMeeting): EventInput => ({
  id,
  title,
  start: dateOf(day, start),
  end: dateOf(day, end),
})

serve({
  prepare(place, made) {
    host = place
    plan = made
    events = plan.meetings.map(toEvent)
    added = toEvent(plan.added)
    react.open(host)
  },
  mount: () =>
    react.draw(
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView="timeGridWeek"
        initialDate={plan.weeks[0]}
        firstDay={0}
        slotMinTime={`${writeTime(hours.start)}:00`}
        slotMaxTime={`${writeTime(hours.end)}:00`}
        slotDuration="00:15:00"
        slotEventOverlap={false}
        allDaySlot={false}
        height={1000}
        editable
        selectable
        eventClass="bench-event"
        events={events}
      />,
    ),
  next: () => calendar.current?.getApi().next(),
  add: () => calendar.current?.getApi().addEvent(added),
  unmount: () => react.clear(),
  count: () => countOf(host, '.bench-event'),
})
