import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { ReplyOf } from '@atrium/contract/core'
import type { getSchedule, MeetingFields } from '@atrium/contract/meetings'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { server } from '#mocks/server.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { meetingCreated } from '#slices/meetingsSlice.ts'
import type { AppStore } from '#store/setupStore.ts'
import { renderRoute } from './renderRoute.tsx'

const [leyla] = staffSamples.map(staffUserSample)

/** Saturday, in the week from 15 to 21 November 2026. */
const scheduleDay = new Date('2026-11-21T09:00:00Z')

/** The date of a test file stands still; network and page go on in their own time. */
export function onScheduleDay(): void {
  beforeEach(() => {
    window.sessionStorage.clear()
    jest.useFakeTimers({
      now: scheduleDay,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
      advanceTimers: true,
    })
  })
  afterEach(() => jest.useRealTimers())
}

/** A row of the company's schedule, on Tuesday 17 November 2026 unless it says more. */
export const scheduleRow = (more: object = {}): ReplyOf<typeof getSchedule>[number] => ({
  title: 'Client call',
  date: '2026/11/17',
  start_time: '11:00',
  end_time: '12:00',
  ...more,
})

/** The company's schedule answers with these rows. */
export const answerSchedule = (rows: readonly unknown[]): void =>
  server.use(http.get('*/Schedule.json', () => HttpResponse.json([...rows])))

/** Opens a week for Leyla: of `/staff/calendar` in the view of the schedule, or another page's. */
export async function openSchedule({
  address = '/staff/calendar',
  language = 'EN',
}: {
  address?: string
  language?: 'AZ' | 'EN' | 'RU'
} = {}) {
  if (!leyla) throw new Error('There is no sample person.')
  const view = await renderRoute(address, { signedInAs: leyla, language })
  if (address === '/staff/calendar') {
    await screen.findByRole('heading', { level: 1 })
    act(() => void view.store.dispatch(calendarViewChosen('schedule')))
  }
  // The form of a draft hides the week from screen readers.
  await screen.findByRole('grid', { hidden: true }, { timeout: 5000 })
  return view
}

/** A meeting of one's own, on Tuesday 17 November 2026 unless it says more. */
export function createMeeting(store: AppStore, id: string, more: Partial<MeetingFields> = {}): void {
  const fields = {
    ...{ title: 'Interview', day: '2026-11-17', start: '11:15', end: '12:15' },
    ...{ attendees: [], notes: '', attachments: [], ...more },
  }
  act(() => void store.dispatch(meetingCreated({ id, at: '2026-11-21T08:00:00.000Z', fields })))
}

/** The meetings on the grid, by their names. */
export const meetingNames = (): (string | null)[] =>
  within(screen.getByRole('group', { name: /^(Meetings of the week|Həftənin görüşləri|Встречи недели)$/ }))
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
