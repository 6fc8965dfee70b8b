import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { daysFrom } from '@atrium/contract/days'
import { waitFor } from '@testing-library/react'
import { REHYDRATE } from 'redux-persist'
import { openBrowser, openVisit } from '#testing/openVisit.ts'
import { sessionExpired, signedIn, signedOut } from './authSlice.ts'
import {
  daysChosen,
  dayToggled,
  endTyped,
  messageTyped,
  requestSent,
  selectOffDayDraft,
  startTyped,
  timeSwitched,
} from './offDaySlice.ts'

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

const fresh = { days: [], isTimeAdded: true, start: '09:00', end: '18:00', message: '' }

async function open(browser = openBrowser()) {
  const { store, stored } = await openVisit(browser)
  const draft = () => {
    const { _persist, ...rest } = selectOffDayDraft(store.getState()) as object & { _persist?: unknown }
    return rest
  }
  return { store, browser, stored, draft }
}

/** The store after Leyla has chosen days and typed a message. */
async function openedByLeyla() {
  const opened = await open()
  opened.store.dispatch(daysChosen(['2026-11-25', '2026-11-24', '2026-11-24']))
  opened.store.dispatch(timeSwitched(false))
  opened.store.dispatch(startTyped('10:0'))
  opened.store.dispatch(endTyped('13:00'))
  opened.store.dispatch(messageTyped('Family event'))
  return opened
}

const leylas = {
  days: ['2026-11-24', '2026-11-25'],
  isTimeAdded: false,
  start: '10:0',
  end: '13:00',
  message: 'Family event',
}

it('starts with no days, and with the working hours', async () => {
  expect((await open()).draft()).toEqual(fresh)
})

it('keeps the days sorted without duplicates, and removes one when it is toggled again', async () => {
  const { store, draft } = await open()
  for (const day of ['2026-11-26', '2026-11-24', '2026-12-01', '2026-11-26']) store.dispatch(dayToggled(day))
  expect(draft()).toMatchObject({ days: ['2026-11-24', '2026-12-01'] })
})

it('accepts no more days than a request may have', async () => {
  const { store, draft } = await open()
  const days = daysFrom('2026-01-01', 367)
  store.dispatch(daysChosen(days.slice(1)))
  store.dispatch(dayToggled(days[0] as string))
  store.dispatch(daysChosen(days))
  expect(draft()).toMatchObject({ days: days.slice(1) })
})

it('restores everything after a reload, including an incomplete time', async () => {
  const { browser, stored } = await openedByLeyla()
  await waitFor(() => expect(stored('offDay')).toContain('Family event'))
  expect((await open(browser)).draft()).toEqual(leylas)
})

it('clears what was sent, and keeps what was added meanwhile', async () => {
  const { store, draft } = await openedByLeyla()
  store.dispatch(dayToggled('2026-12-03'))
  store.dispatch(messageTyped('Family event, and a second one'))
  store.dispatch(requestSent(leylas))
  expect(draft()).toMatchObject({ days: ['2026-12-03'], message: 'Family event, and a second one' })
  store.dispatch(requestSent({ days: ['2026-12-03'], message: 'Family event, and a second one' }))
  expect(draft()).toMatchObject({ days: [], message: '' })
})

it.each([
  ['she signs out', signedOut()],
  ['somebody else signs in', signedIn(rauf)],
  ['she signs out in another tab', { type: REHYDRATE, key: 'staff_user', payload: { user: null } }],
])('is removed, from the storage as well, when %s', async (_how, action) => {
  const { store, stored, draft } = await openedByLeyla()
  await waitFor(() => expect(stored('offDay')).toContain('Family'))
  store.dispatch(action)
  expect(draft()).toEqual(fresh)
  await waitFor(() => expect(stored('offDay')).toBeUndefined())
})

it('is removed when another person signs in, also when the entry of the previous person is lost', async () => {
  const { browser, stored } = await openedByLeyla()
  await waitFor(() => expect(stored('offDay')).toContain('Family event'))
  browser.texts.delete('staff_user')
  const { store, draft } = await open(browser)
  expect(draft()).toEqual(fresh)
  store.dispatch(signedIn(rauf))
  expect(draft()).toEqual(fresh)
  await waitFor(() => expect(stored('offDay')).toBeUndefined())
})

it('stays when the session ends and the same person signs in again', async () => {
  const { store, draft } = await openedByLeyla()
  store.dispatch(sessionExpired())
  store.dispatch(signedIn(leyla))
  expect(draft()).toEqual(leylas)
})

it.each([
  ['no days', { ...leylas, days: ['24.11.2026'] }],
  ['half of it', { days: [], message: '' }],
  ['nothing', null],
])(
  'starts empty from a stored state that has %s, and puts the record into quarantine',
  async (_what, state) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const text = JSON.stringify(state)
    const visit = await open(openBrowser('offDay', { '#version': 1, state: text }))
    expect(visit.draft()).toEqual(fresh)
    expect(visit.stored('offDay.unreadable')).toBe(text)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"offDay" are unreadable'), expect.anything())
    warn.mockRestore()
  },
)
