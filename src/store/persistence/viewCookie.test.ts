import { calendarViewChosen, selectCalendarView } from '#slices/calendarViewSlice.ts'
import { selectScheduleSpan, spanChosen } from '#slices/weekRangeSlice.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { leyla, rauf } from '#testing/twoTabs.ts'
import { memoryStorage } from './textStorage.ts'
import { restoreView, writeView } from './viewCookie.ts'

async function storeOf(user = leyla) {
  const preloadedState = { auth: { user, isExpired: false } }
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage(), preloadedState })
  await store.addSlices(staffSlices)
  return store
}

const shown = ({ getState }: Awaited<ReturnType<typeof storeOf>>) => [
  selectCalendarView(getState()),
  selectScheduleSpan(getState()),
]

async function chosenBy(user = leyla): Promise<string> {
  const { dispatch, getState } = await storeOf(user)
  dispatch(calendarViewChosen('schedule'))
  dispatch(spanChosen('month'))
  return writeView(getState())
}

it('the server shows what the person has chosen', async () => {
  const store = await storeOf()
  restoreView(store, await chosenBy())
  expect(shown(store)).toEqual(['schedule', 'month'])
})

it('what another person has chosen in the same browser has no effect', async () => {
  const store = await storeOf()
  restoreView(store, await chosenBy(rauf))
  expect(shown(store)).toEqual(['calendar', 'week'])
})

it.each(['', 'null', '[]', '{"personId":', '__proto__'])(
  'a cookie that is no view has no effect: %p',
  async (text) => {
    const store = await storeOf()
    restoreView(store, text)
    expect(shown(store)).toEqual(['calendar', 'week'])
  },
)

it('a view with an unknown value has no effect', async () => {
  const store = await storeOf()
  restoreView(store, (await chosenBy()).replace('"month"', '"year"').replace('"schedule"', '"list"'))
  expect(shown(store)).toEqual(['calendar', 'week'])
})
