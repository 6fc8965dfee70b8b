import common from '@atrium/application/public/Locales/en/common.json'
import days from '@atrium/application/public/Locales/en/days.json'
import schedule from '@atrium/application/public/Locales/en/schedule.json'
import { holidaysApi } from '@atrium/application/src/api/holidaysApi.ts'
import { leaveApi } from '@atrium/application/src/api/leaveApi.ts'
import { meetingsApi } from '@atrium/application/src/api/meetingsApi.ts'
import { Providers } from '@atrium/application/src/app/Providers.tsx'
import { useScheduleWeek } from '@atrium/application/src/features/schedule/useScheduleWeek.ts'
import { createI18n } from '@atrium/application/src/i18n/createI18n.ts'
import { meetingCreated } from '@atrium/application/src/slices/meetingsSlice.ts'
import { weekShifted } from '@atrium/application/src/slices/weekRangeSlice.ts'
import type { AppStore } from '@atrium/application/src/store/setupStore.ts'
import { testEnvironment } from '@atrium/application/src/testing/testEnvironment.ts'
import { toTag } from '@atrium/contract/core'
import { yearOf } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import { WeekGrid } from '@atrium/ui/schedule'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Plan } from '#plan/makePlan.ts'
import { serve } from '#subjects/page.ts'
import { ReactHost } from '#subjects/reactRoot.ts'
import { countOf } from '#subjects/subject.ts'
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
const empty = (url: string) => Response.json(url.includes('/holidays') ? { response: { holidays: [] } } : [])

/** Whether calls wait for their answer, as those of a page that is opened again. */
let isHeld = false
window.fetch = async (target) => {
  const { url } = target as Request
  return isHeld ? new Promise<Response>(ignore) : empty(url)
}

/** The answers of a first visit of the page, which the store keeps. */
async function visit() {
  await Promise.all([
    store.dispatch(meetingsApi.endpoints.getSchedule.initiate()),
    store.dispatch(leaveApi.endpoints.listOffDayRequests.initiate()),
    store.dispatch(
      holidaysApi.endpoints.listHolidays.initiate({ year: yearOf(plan.weeks[0]), language: 'EN' }),
    ),
  ])
}

function Week() {
  const week = useScheduleWeek()
  const { gridDays, now, go } = week
  return (
    <WeekGrid
      days={gridDays}
      hours={workingHours}
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

/** Serves the week; on its first visit the calls are answered in the measured time, later they are only sent. */
export const serveStoreWeek = (isFirst: boolean) =>
  serve({
    async prepare(place, made) {
      host = place
      plan = made
      show = ignore
      isHeld = false
      store = await storeOf(plan)
      if (!isFirst) await visit()
      isHeld = !isFirst
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
