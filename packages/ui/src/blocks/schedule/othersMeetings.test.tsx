import { screen, within } from '@testing-library/react'
import { weekSample } from '#testing/gridSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { scheduleArgs } from '#testing/scheduleSamples.ts'
import { DayAgenda } from './DayAgenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { ScheduleWeek } from './ScheduleWeek.tsx'
import { WeekNav } from './WeekNav.tsx'

const nothing = () => undefined
const { hours } = scheduleArgs.week

/** A Wednesday with one own meeting, after three of others. */
const wednesday = () => {
  const [, , , day] = weekSample([
    [3, 540, 600, 'Sales', 'SB', 0],
    [3, 600, 660, 'Hiring', 'SB', 1],
    [3, 660, 720, 'Audit', 'SB', 2],
    [3, 780, 840, 'Own', 'LA', 3],
  ])
  if (!day) throw new Error('The week has no Wednesday.')
  return {
    ...day,
    meetings: day.meetings.map((one) => (one.title === 'Own' ? one : { ...one, isOthers: true })),
  }
}

it('leave the time of the reader free in the list of a day', () => {
  renderUi(<DayAgenda day={wednesday()} hours={hours} onOpen={nothing} onCreate={nothing} />)
  expect(within(screen.getByRole('list')).getAllByRole('button', { name: /^Free/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: /^Free until 13:00, from 09:00/ })).toBeVisible()
})

it('give way to one’s own where a day of the month has no room for all', () => {
  const { innerHeight } = window
  window.innerHeight = 400
  const day = wednesday()
  renderUi(
    <MonthGrid
      weeks={[[undefined, undefined, undefined, day, undefined, undefined, undefined]]}
      day={day.day}
      onOpenDay={nothing}
      onOpen={nothing}
      onLeave={nothing}
    />,
  )
  const shown = within(screen.getByRole('gridcell', { name: /^Wednesday 18/ })).getAllByRole('button')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['09:00 Sales', '13:00 Own'])
  window.innerHeight = innerHeight
})

it('are named in print where their strip beside one’s own has no room for words', () => {
  const [, , , day] = weekSample([
    [3, 540, 600, 'Sales', 'SB', 0],
    [3, 540, 600, 'Own', 'LA', 3],
    [3, 660, 720, 'Audit', 'SB', 2],
  ])
  if (!day) throw new Error('The week has no Wednesday.')
  const meetings = day.meetings.map((one) => (one.title === 'Own' ? one : { ...one, isOthers: true }))
  window.matchMedia = ((media: string) => ({
    matches: media !== 'not print',
    addEventListener: nothing,
    removeEventListener: nothing,
  })) as unknown as typeof window.matchMedia
  const days = scheduleArgs.week.days.map((one) =>
    one.day === day.day ? { ...day, meetings } : { ...one, meetings: [] },
  )
  renderUi(<ScheduleWeek {...scheduleArgs.week} days={days} />)
  const printed = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(printed.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sales, 09:00–10:00/),
  ])
})

it('are shown and hidden by a button that says which', async () => {
  const onToggle = jest.fn()
  const { user } = renderUi(<WeekNav {...scheduleArgs.nav} others={{ isShown: false, onToggle }} />)
  const button = screen.getByRole('button', { name: 'Meetings without you', pressed: false })
  await user.click(button)
  expect(onToggle).toHaveBeenCalledTimes(1)
})
