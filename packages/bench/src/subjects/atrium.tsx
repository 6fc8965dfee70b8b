import { writeTime } from '@atrium/contract/core'
import { UiProvider } from '@atrium/ui'
import { type GridDay, type GridTexts, WeekGrid } from '@atrium/ui/schedule'
import { useState } from 'react'
import { hours, inWeek, type Plan } from '#plan/makePlan.ts'
import { timeRange } from '#plan/texts.ts'
import { gridDays, withMeeting } from './gridDays.ts'
import { serve } from './page.ts'
import { ReactHost } from './reactRoot.ts'
import { countOf } from './subject.ts'

const react = new ReactHost()
let host: HTMLElement
let plan: Plan
let days: GridDay[]

const texts: GridTexts = {
  label: 'Week',
  help: 'Arrows move by 15 minutes and by days',
  meetings: 'Meetings of the week',
  allDay: { label: 'All day', span: () => '', more: () => '', fewer: '' },
  time: writeTime,
  cell: ({ label }, minutes, meetings) => {
    const place = `${label}, ${writeTime(minutes)}`
    return meetings.length === 0 ? place : `${place}: ${meetings.map(({ title }) => title).join(', ')}`
  },
  picked: ({ title }, index, count) => `${index + 1} of ${count}: ${title}`,
  preview: ({ title }, span) => `${title}, ${span.day}, ${timeRange(span)}`,
  changed: ({ title }, span) => `${title} moved to ${span.day}, ${timeRange(span)}`,
  fixed: ({ title }) => `${title} cannot be moved`,
  cancelled: 'Nothing was changed',
}

const ignore = () => undefined
let show: (days: GridDay[] | undefined) => void = ignore

/** Takes the place of the application's screen: the shown days come from a state, not from the root. */
function Screen() {
  const [shown, setShown] = useState<GridDay[]>()
  show = setShown
  return (
    shown && (
      <WeekGrid
        days={shown}
        hours={hours}
        texts={texts}
        onCreate={ignore}
        onOpen={ignore}
        onChange={ignore}
        onWeek={ignore}
      />
    )
  )
}

serve({
  prepare(place, made) {
    host = place
    plan = made
    react.open(host)
    react.draw(
      <UiProvider>
        <Screen />
      </UiProvider>,
    )
  },
  isReady: () => show !== ignore,
  mount() {
    days = gridDays(plan.weeks[0], inWeek(plan.meetings, plan.weeks[0]))
    show(days)
  },
  next() {
    days = gridDays(plan.weeks[1], inWeek(plan.meetings, plan.weeks[1]))
    show(days)
  },
  add() {
    const { added } = plan
    days = days.map((one) => (one.day === added.day ? withMeeting(one, added) : one))
    show(days)
  },
  unmount: () => show(undefined),
  count: () => countOf(host, '[data-id]'),
})
