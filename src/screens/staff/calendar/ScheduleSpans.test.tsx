import { holidaysSample } from '@atrium/contract/holidays/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { settingsChanged } from '#slices/authSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { answerSchedule, createMeeting, onScheduleDay, openSchedule, scheduleRow } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const spans = () => within(main().getByRole('group', { name: 'Show' }))
const choose = (name: string) => spans().getByRole('button', { name })

it('the schedule shows the week at first, later the chosen view', async () => {
  answerSchedule([scheduleRow()])
  const { user, store } = await openSchedule()
  expect(choose('Week')).toHaveAttribute('aria-pressed', 'true')
  await user.click(choose('Month'))
  expect(main().getByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Next month' }))
  expect(main().getByRole('grid', { name: 'December 2026' })).toBeInTheDocument()
  expect(store.getState().weekRange).toMatchObject({ day: '2026-12-21', span: 'month' })
})

it('has a month with the meetings of all its weeks, also early ones, and its holidays', async () => {
  answerSchedule([scheduleRow(), scheduleRow({ title: 'Early', start_time: '07:00', end_time: '08:00' })])
  const { user, store } = await openSchedule()
  createMeeting(store, 'own', { title: 'Own', day: '2026-11-30' })
  await user.click(choose('Month'))
  const cell = (name: RegExp) => main().getByRole('gridcell', { name })
  await waitFor(() => expect(cell(/^Tuesday 17 November 2026, 2 meetings/)).toBeInTheDocument())
  expect(within(cell(/^Monday 30 November 2026, 1 meeting$/)).getByText('Own')).toBeInTheDocument()
  const holiday = holidaysSample(2026, 'EN').find(({ date }) => date.iso === '2026-11-08')?.name ?? ''
  await waitFor(() => expect(cell(/^Sunday 8 November 2026, /)).toHaveTextContent(holiday))
  expect(cell(/^Tuesday 10 November 2026, /)).toHaveTextContent(`${holiday}, moved`)
  await user.click(within(cell(/^Tuesday 17 /)).getByRole('button', { name: /^Client call/ }))
  expect(await screen.findByRole('dialog', { name: 'Client call' })).toBeInTheDocument()
})

it('offers free times under the month of a phone, and none in the past or on a day off', async () => {
  answerSchedule([scheduleRow()])
  const { user } = await openSchedule()
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
  await user.click(choose('Month'))
  const cell = (name: RegExp) => main().getByRole('gridcell', { name })
  const offered = async (name: RegExp) => {
    await user.click(cell(name))
    return main().queryAllByRole('button', { name: /^Free until/ }).length
  }
  await waitFor(() => expect(cell(/^Tuesday 17 November 2026, 1 meeting/)).toBeInTheDocument())
  expect(await offered(/^Monday 23 /)).toBe(1)
  expect(await offered(/^Tuesday 17 /)).toBe(0)
  expect(await offered(/^Saturday 21 /)).toBe(0)
  expect(await offered(/^Sunday 29 /)).toBe(0)
  Reflect.deleteProperty(window, 'matchMedia')
})

it('has a day of its own, to which a month leads, and goes on by days', async () => {
  answerSchedule([scheduleRow()])
  const { user } = await openSchedule()
  await user.click(choose('Month'))
  main()
    .getByRole('gridcell', { name: /^Tuesday 17 November/ })
    .focus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}')
  const day = await main().findByRole('grid', { name: 'Tuesday 17 November 2026' })
  expect(within(day).getAllByRole('columnheader')).toHaveLength(1)
  expect(main().getByText('Tue 17 November 2026')).toBeInTheDocument()
  expect(await main().findByRole('button', { name: /^Client call, 11:00–12:00/ })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Next day' }))
  expect(main().getByRole('grid', { name: 'Wednesday 18 November 2026' })).toBeInTheDocument()
})

it('weeks begin on the day that the person has chosen, in every calendar', async () => {
  answerSchedule([scheduleRow()])
  const { user, store } = await openSchedule()
  const firstColumn = () =>
    within(main().getAllByRole('grid')[0] as HTMLElement).getAllByRole('columnheader')[0]
  expect(main().getByRole('button', { name: 'Previous week' }).parentElement).toHaveTextContent(
    'Nov 15 – Nov 21',
  )
  act(() => void store.dispatch(settingsChanged({ weekStart: 'monday' })))
  expect(main().getByRole('button', { name: 'Previous week' }).parentElement).toHaveTextContent(
    'Nov 16 – Nov 22',
  )
  await user.click(choose('Month'))
  expect(firstColumn()).toHaveAccessibleName('Monday')
  act(() => void store.dispatch(settingsChanged({ weekStart: 'sunday' })))
  expect(firstColumn()).toHaveAccessibleName('Sunday')
  await user.click(main().getByRole('button', { name: 'Calendar' }))
  expect(
    within(main().getByRole('table', { name: 'March 2026' })).getAllByRole('columnheader')[0],
  ).toHaveAccessibleName('Sunday')
})
