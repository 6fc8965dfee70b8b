import { addDays, monthOf, weeksOfMonth } from '@atrium/contract/days'
import { screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { boardRows, weekSample } from '#testing/gridSamples.ts'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { scheduleArgs } from '#testing/scheduleSamples.ts'
import { ScheduleMonth } from './ScheduleMonth.tsx'
import type { GridDay } from './scheduleTypes.ts'

const board = new Map(
  weekSample([...boardRows, [2, 1020, 1035, 'Late call', 'LA', 1]]).map((day) => [day.day, day]),
)
const dayOf = (day: string): GridDay => board.get(day) ?? { day, isToday: false, notes: [], meetings: [] }

const onOpen = jest.fn()
const onOpenDay = jest.fn()
const onCreate = jest.fn()

function Month(props: Partial<ComponentProps<typeof ScheduleMonth>>) {
  const [day, setDay] = useState('2026-11-19')
  return (
    <ScheduleMonth
      weeks={weeksOfMonth(monthOf(day), 'sunday').map((week) =>
        week.map((one) => (one === undefined ? undefined : dayOf(one))),
      )}
      day={day}
      onOpen={onOpen}
      onOpenDay={onOpenDay}
      onLeave={setDay}
      onChooseDay={setDay}
      onCreate={onCreate}
      hours={scheduleArgs.week.hours}
      {...props}
    />
  )
}

beforeEach(() => jest.clearAllMocks())

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label')
const focused = () => (document.activeElement as HTMLElement).dataset.day

it('has each day with its notes and meetings; of many, the first ones and how many there are besides', () => {
  renderUi(<Month />)
  const grid = screen.getByRole('grid', { name: 'November 2026' })
  expect(grid).toHaveAccessibleDescription(/^The arrow keys move .* Enter opens the day/)
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(30)
  expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday')
  expect(screen.getByRole('columnheader', { name: 'Monday' })).toHaveTextContent('Mon')
  const tuesday = screen.getByRole('gridcell', { name: 'Tuesday 17 November 2026, Victory Day, 5 meetings' })
  expect(within(tuesday).getByText('Victory Day')).toBeVisible()
  expect(within(tuesday).getAllByRole('button')).toHaveLength(2)
  expect(within(tuesday).getByText('+3 more')).toBeVisible()
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(/^Thursday 19 November/)
})

it('has one tab stop; the arrows, Home, End and the Page keys lead to any day, and Enter opens it', async () => {
  const { user } = renderUi(<Month />)
  await user.tab()
  expect(focused()).toBe('2026-11-19')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('2026-11-27')
  await user.keyboard('{Home}')
  expect(focused()).toBe('2026-11-22')
  await user.keyboard('{End}')
  expect(focused()).toBe('2026-11-28')
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('2026-11-01')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument()
  expect(focused()).toBe('2026-10-31')
  await user.keyboard('{PageDown}')
  expect(focused()).toBe('2026-11-30')
  expect(onOpenDay).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onOpenDay).toHaveBeenLastCalledWith('2026-11-30')
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('has a line for each meeting in a high window', () => {
  const { innerHeight } = window
  window.innerHeight = 1400
  renderUi(<Month />)
  const tuesday = screen.getByRole('gridcell', { name: /^Tuesday 17 November/ })
  expect(within(tuesday).getAllByRole('button')).toHaveLength(5)
  expect(within(tuesday).queryByText(/more$/)).not.toBeInTheDocument()
  window.innerHeight = innerHeight
})

it('opens a meeting, or the day, by a press', async () => {
  const { user } = renderUi(<Month />)
  await user.click(screen.getByRole('button', { name: /^Client call/ }))
  expect(onOpen).toHaveBeenCalledTimes(1)
  await user.click(screen.getByText('+3 more'))
  expect(onOpenDay).toHaveBeenLastCalledWith(addDays('2026-11-15', 2))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

describe('in a narrow window', () => {
  const { matchMedia } = window
  afterEach(() => {
    window.matchMedia = matchMedia
  })
  const cell = (name: RegExp) => screen.getByRole('gridcell', { name })

  it('has numbers and dots, and the meetings of the chosen day under it', async () => {
    narrowWindow()
    const { user } = renderUi(<Month />)
    const grid = screen.getByRole('grid')
    expect(within(grid).queryByRole('button')).not.toBeInTheDocument()
    expect(grid).toHaveAccessibleDescription(/Enter shows the meetings of the day/)
    expect(screen.getByRole('region', { name: 'Thursday 19 November' })).toBeVisible()
    expect(cell(/^Tuesday 17 November 2026, Victory Day, 5 meetings$/)).toHaveTextContent('17+3')
    await user.click(cell(/^Tuesday 17/))
    expect(onOpenDay).not.toHaveBeenCalled()
    expect(screen.getByRole('gridcell', { selected: true })).toBe(cell(/^Tuesday 17/))
    const day = within(screen.getByRole('region', { name: 'Tuesday 17 November' }))
    expect(day.getByText('Victory Day')).toBeVisible()
    await user.click(day.getByRole('button', { name: /^Client call/ }))
    expect(onOpen).toHaveBeenLastCalledWith('m7')
    await user.click(day.getByRole('button', { name: /^Free until 11:00/ }))
    expect(onCreate).toHaveBeenLastCalledWith({ day: '2026-11-17', start: 570, end: 630 })
    await user.click(day.getByRole('button', { name: 'Show Tuesday 17 November' }))
    expect(onOpenDay).toHaveBeenLastCalledWith('2026-11-17')
  })

  it('offers the free times of today from the next half hour on, and none after the last hour', () => {
    narrowWindow()
    const at = (minutes: number) => <Month now={{ day: '2026-11-12', minutes }} day="2026-11-12" />
    const offered = () => screen.queryAllByRole('button', { name: /^Free/ }).map(nameOf)
    const { rerender } = renderUi(at(480))
    expect(offered()).toEqual(['Free until 18:00, from 09:00: create a meeting'])
    rerender(at(939))
    expect(offered()).toEqual(['Free until 18:00, from 16:00: create a meeting'])
    rerender(at(1051))
    expect(offered()).toEqual([])
  })

  it('is used by the keyboard: Enter chooses the day, and the tab stop follows it', async () => {
    narrowWindow()
    const { user } = renderUi(<Month />)
    await user.tab()
    await user.keyboard('{ArrowUp}{Enter}')
    expect(focused()).toBe('2026-11-12')
    expect(screen.getByRole('region', { name: 'Thursday 12 November' })).toHaveTextContent('No meetings')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('2026-12-12')
    expect(screen.getByRole('region', { name: 'Saturday 12 December' })).toBeInTheDocument()
  })
})
