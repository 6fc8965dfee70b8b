import { UiProvider } from '@atrium/ui'
import { type GridDay, WeekGrid } from '@atrium/ui/schedule'
import i18next from 'i18next'
import { useState } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { hours, inWeek, type Plan } from '#plan/makePlan.ts'
import { weekdayNames } from '#plan/texts.ts'
import { gridDays, withMeeting } from './gridDays.ts'
import { serve } from './page.ts'
import { ReactHost } from './reactRoot.ts'
import { countOf } from './subject.ts'

const react = new ReactHost()
let host: HTMLElement
let plan: Plan
let days: GridDay[]

const names = Object.fromEntries(weekdayNames.map((name) => [name.toLowerCase(), name]))
/** The texts that the week shows. */
const texts = {
  days: { day: '{{weekday}} {{day}}', weekdays: { short: names, long: names } },
  schedule: {
    grid: {
      label: 'Week of {{day}}',
      help: 'The arrow keys move by 15 minutes and by day',
      meetings: 'Meetings of the week',
    },
  },
}
const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: texts }, initAsync: false })

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
        <I18nextProvider i18n={i18n}>
          <Screen />
        </I18nextProvider>
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
