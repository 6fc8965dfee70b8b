import { countOf, type Plan, ReactHost, serve } from '@atrium/bench'
import { toTag, workingHours } from '@atrium/contract'
import { WeekGrid } from '@atrium/ui/schedule'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Providers } from '#app/Providers.tsx'
import { useGridTexts } from '#features/schedule/useGridTexts.ts'
import { useScheduleWeek } from '#features/schedule/useScheduleWeek.ts'
import { createI18n } from '#i18n/createI18n.ts'
import common from '#locales/en/common.json'
import days from '#locales/en/days.json'
import schedule from '#locales/en/schedule.json'
import { meetingCreated } from '#slices/meetingsSlice.ts'
import { weekShifted } from '#slices/weekRangeSlice.ts'
import type { AppStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { fieldsOf, storeOf } from './storedMeetings.ts'

/** For the bench: the week from the application's own store, by its own hooks. */

const texts: Record<string, object> = { common, days, schedule }
const ignore = () => undefined
const react = new ReactHost()
let host: HTMLElement
let plan: Plan
let store: AppStore
let show: (isShown: boolean) => void = ignore

// There is no network: the company's schedule, holidays and off days are empty.
window.fetch = async (target) =>
  Response.json(new Request(target).url.includes('/holidays') ? { response: { holidays: [] } } : [])

function Week() {
  const week = useScheduleWeek()
  const { gridDays, now, go } = week
  const texts = useGridTexts(week, false)
  return (
    <WeekGrid
      days={gridDays}
      hours={workingHours}
      texts={texts}
      now={now}
      onOpen={ignore}
      onCreate={ignore}
      onChange={ignore}
      onWeek={go.by}
    />
  )
}

function Screen() {
  const [isShown, setShown] = useState(false)
  show = setShown
  return isShown && <Week />
}

serve({
  async prepare(place, made) {
    host = place
    plan = made
    show = ignore
    store = await storeOf(plan)
    const i18n = await createI18n({
      language: toTag('EN'),
      load: async (_language, name) => (texts[name] ?? {}) as never,
    })
    await i18n.loadNamespaces(Object.keys(texts))
    react.open(host)
    react.draw(
      <Providers key={crypto.randomUUID()} environment={testEnvironment} store={store}>
        <I18nextProvider i18n={i18n}>
          <Screen />
        </I18nextProvider>
      </Providers>,
    )
  },
  isReady: () => show !== ignore,
  mount: () => show(true),
  next: () => store.dispatch(weekShifted({ from: plan.weeks[0], by: 1 })),
  add: () =>
    store.dispatch(
      meetingCreated({
        id: plan.added.id,
        at: new Date().toISOString(),
        fields: fieldsOf(plan.added),
      }),
    ),
  unmount: () => show(false),
  count: () => countOf(host, '[data-id]'),
})
