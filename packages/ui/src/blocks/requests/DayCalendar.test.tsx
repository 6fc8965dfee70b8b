import { formatDay } from '@atrium/contract/core'
import { act, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { calendarSample } from '#testing/requestSamples.ts'
import { DayCalendar } from './DayCalendar.tsx'

/** The calendar with a parent that keeps the chosen days. */
function Calendar({
  days = [],
  ...props
}: Partial<ComponentProps<typeof DayCalendar>> & { days?: string[] }) {
  const [selected, choose] = useState(days)
  const [month, turn] = useState('2026-11')
  const toggle = (day: string) =>
    choose(selected.includes(day) ? selected.filter((one) => one !== day) : [...selected, day])
  return (
    <DayCalendar
      {...calendarSample}
      month={month}
      selected={selected}
      onToggle={toggle}
      onChoose={(all) => choose([...new Set(all)])}
      onMonth={turn}
      {...props}
    />
  )
}

const day = (date: string) =>
  screen.getByRole('gridcell', { name: new RegExp(` ${formatDay(date, 'EN')}(,|$)`) })
const chosen = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map((cell) => cell.dataset.day)
    .sort()
const nothingChosen = () => screen.queryAllByRole('gridcell', { selected: true }).length === 0

it('the calendar is a multiselectable grid named by its month, and names today, holidays and weekdays', async () => {
  renderUi(<DayCalendar {...calendarSample} />)
  const grid = screen.getByRole('grid', { name: 'November 2026' })
  expect(grid).toHaveAttribute('aria-multiselectable', 'true')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toContain('Monday')
  expect(day('2026-11-21')).toHaveAttribute('aria-current', 'date')
  expect(day('2026-11-08')).toHaveAttribute('title', 'Victory Day')
  expect(day('2026-11-08')).toHaveAccessibleName(
    'Sunday 8 November 2026, public holiday: Victory Day, in the past',
  )
  expect(screen.getByText('8 November · Victory Day')).toBeInTheDocument()
  expect(screen.getByText('10 November · Victory Day, moved')).toBeInTheDocument()
  expect(chosen()).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
})

it('a press selects and deselects a day, and Shift and a press select a range', async () => {
  const { user } = renderUi(<Calendar />)
  await user.click(day('2026-11-24'))
  await user.keyboard('{Shift>}')
  await user.click(day('2026-11-27'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
  await user.click(day('2026-11-25'))
  expect(chosen()).toEqual(['2026-11-24', '2026-11-26', '2026-11-27'])
})

it('a drag selects the days under the mouse, and deselects the days that the mouse leaves', async () => {
  const { user } = renderUi(<Calendar days={['2026-11-02']} />)
  const over = (date: string) => user.pointer({ target: day(date) })
  await user.pointer({ keys: '[MouseLeft>]', target: day('2026-11-24') })
  await over('2026-11-25')
  await over('2026-11-26')
  expect(chosen()).toEqual(['2026-11-02', '2026-11-24', '2026-11-25', '2026-11-26'])
  await over('2026-11-25')
  expect(chosen()).toEqual(['2026-11-02', '2026-11-24', '2026-11-25'])
  await user.pointer({ keys: '[/MouseLeft]' })
  await over('2026-11-30')
  expect(chosen()).toEqual(['2026-11-02', '2026-11-24', '2026-11-25'])
})

it('is left alone by a finger that scrolls over it', async () => {
  const { user } = renderUi(<Calendar />)
  await user.pointer({ keys: '[TouchA>]', target: day('2026-11-24') })
  await user.pointer({ pointerName: 'TouchA', target: day('2026-11-25') })
  expect(nothingChosen()).toBe(true)
})

it('has one tab stop, and the keys lead through days, weeks and months', async () => {
  const { user } = renderUi(<Calendar />)
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await user.tab()
  await user.tab()
  await user.tab()
  expect(day('2026-11-21')).toHaveFocus()
  const to = async (key: string, date: string) => {
    await user.keyboard(`{${key}}`)
    expect(day(date)).toHaveFocus()
  }
  await to('ArrowRight', '2026-11-22')
  await to('ArrowLeft', '2026-11-21')
  await to('ArrowUp', '2026-11-14')
  await to('ArrowDown', '2026-11-21')
  await to('Home', '2026-11-16')
  await to('End', '2026-11-22')
  await to('PageDown', '2026-12-22')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument()
  await to('PageUp', '2026-11-22')
  await to('ArrowDown', '2026-11-29')
  await to('ArrowDown', '2026-12-06')
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('takes by Space and Enter, and a range by Shift and the arrows that shrinks on the way back', async () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault())
  const { user } = renderUi(<Calendar />)
  document.addEventListener('submit', onSubmit)
  act(() => day('2026-11-10').focus())
  await user.keyboard(' ')
  expect(chosen()).toEqual(['2026-11-10'])
  await user.keyboard('{Enter}')
  expect(nothingChosen()).toBe(true)
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}')
  expect(chosen()).toHaveLength(10)
  expect(day('2026-11-19')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowLeft}{/Shift}')
  expect(chosen()).toEqual(['2026-11-10', '2026-11-11'])
  // A second range is added to the first, also across the end of the month.
  await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual(['2026-12-01', '2026-12-02'])
  await user.keyboard('{PageUp}')
  expect(chosen()).toHaveLength(15)
  expect(onSubmit).not.toHaveBeenCalled()
  document.removeEventListener('submit', onSubmit)
})

it('a disabled calendar cannot be changed, and stays readable', async () => {
  const { user } = renderUi(<Calendar isDisabled days={['2026-11-24']} />)
  await user.click(day('2026-11-25'))
  await user.keyboard(' {Shift>}{ArrowRight}{/Shift}')
  expect(chosen()).toEqual(['2026-11-24'])
  expect(day('2026-11-26')).toHaveFocus()
  expect(screen.getByRole('grid')).toHaveAttribute('aria-disabled', 'true')
})

it('the month and its legend mark the days of earlier requests', () => {
  renderUi(<DayCalendar {...calendarSample} />)
  expect(day('2026-11-12').firstElementChild).toHaveAttribute('data-requested')
  expect(day('2026-11-11').firstElementChild).not.toHaveAttribute('data-requested')
  expect(screen.getByText('12–13 November · already requested')).toBeInTheDocument()
})

it('offers to load the holidays again', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<DayCalendar {...calendarSample} failure={{ onRetry, isRetrying: false }} />)
  expect(screen.getByText(/^The public holidays didn’t load/).closest('[role=alert]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
