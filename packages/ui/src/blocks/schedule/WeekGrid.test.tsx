import { screen, within } from '@testing-library/react'
import { boardRows, crowdedRows, dayText, hoursSample, weekSample } from '#testing/gridSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { WeekOnTrial } from '#testing/trialWeek.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const grid = () => screen.getByRole('grid', { name: 'Week of 15 November 2026' })
const meetings = () => screen.getByRole('group', { name: 'Meetings of the week' })
const blocks = () => within(meetings()).getAllByRole('button')
const block = (name: RegExp) => within(meetings()).getByRole('button', { name })
/** Cells by the time of their row and the day of their column. */
const cell = (time: string, weekday: number) => {
  const row = screen.getByRole('row', { name: time })
  return within(row).getAllByRole('gridcell')[weekday] as HTMLElement
}

it('is a grid of seven days and thirty-six quarters of an hour that says how it is used', async () => {
  renderUi(<WeekOnTrial />)
  expect(grid()).toHaveAccessibleDescription(/^The arrow keys move/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sun15',
    'Mon16',
    'Tue17',
    'Wed18',
    'Thu19',
    'Fri20',
    'Sat21',
  ])
  expect(screen.getByRole('columnheader', { name: 'Tuesday 17 November 2026, Victory Day' })).toBeVisible()
  expect(screen.getByRole('columnheader', { current: 'date' })).toHaveTextContent('19')
  expect(screen.getAllByRole('rowheader').slice(1)).toHaveLength(9)
  expect(within(grid()).getAllByRole('gridcell').slice(1)).toHaveLength(36 * 7)
  expect(screen.getByRole('row', { name: '17:45' })).toBeInTheDocument()
  expect(screen.getByText('18:00')).toBeInTheDocument()
})

describe('what lasts all day', () => {
  const away = { kind: 'away', text: 'Off day' } as const
  const named = (text: string) => ({ kind: 'named', text }) as const
  const notes = {
    1: [away],
    2: [away, { kind: 'holiday', text: 'Victory Day' } as const, named('Flag Day'), named('City Day')],
    3: [away],
  }
  const span = (name: string) => screen.getByRole('gridcell', { name })

  it('is over the hours, over several days at once, and read with the arrow keys', async () => {
    const { user } = renderUi(<WeekOnTrial days={weekSample(boardRows, notes)} />)
    expect(screen.getByRole('rowheader', { name: 'All day' })).toBeVisible()
    const long = span('Off day, Monday 16 November – Wednesday 18 November 2026')
    expect(long).toHaveAttribute('colspan', '3')
    await user.tab()
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}')
    expect(long).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(span('Victory Day, Tuesday 17 November 2026')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(cell('09:00', 1)).toHaveFocus()
  })

  it('folds what is too much, and unfolds it', async () => {
    const { user } = renderUi(<WeekOnTrial days={weekSample(boardRows, notes)} />)
    expect(screen.queryByText('City Day')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '+2, Tuesday 17 November 2026: Flag Day, City Day' }))
    expect(span('City Day, Tuesday 17 November 2026')).toBeVisible()
    const fewer = screen.getByRole('button', { name: 'Show fewer all-day entries' })
    expect(fewer).toHaveFocus()
    await user.click(fewer)
    expect(screen.queryByText('City Day')).not.toBeInTheDocument()
  })
})

it('has the meetings by day and time, with title, time and initials', () => {
  renderUi(<WeekOnTrial />)
  const items = blocks()
  expect(items).toHaveLength(boardRows.length)
  expect(items[0]).toHaveTextContent('Migration window 12:00–13:00')
  expect(items[1]).toHaveTextContent('Stand-up 09:00–09:30')
  expect(items[2]).toHaveTextContent('Sprint planning')
  const tuesday = screen.getByRole('group', { name: 'Tuesday 17 November 2026' })
  expect(within(tuesday).getAllByRole('button')).toHaveLength(4)
  expect(screen.queryByRole('group', { name: /^Saturday/ })).not.toBeInTheDocument()
  const review = block(/^Architecture review, 14:00–16:00/)
  expect([...review.querySelectorAll('i')].map(({ dataset }) => dataset.text)).toEqual([
    'NH',
    'TI',
    'KQ',
    'RM',
    'SB',
  ])
})

it('puts them at their time, those that overlap side by side', () => {
  renderUi(<WeekOnTrial />)
  const inset = (name: RegExp) => block(name).style.inset
  const part = (value: number) => `${Math.round(value * 1e5) / 1e3}%`
  expect(inset(/^Migration/)).toBe(`${part(180 / 540)} 0% ${part(300 / 540)} 0%`)
  expect(inset(/^Client/)).toBe(`${part(120 / 540)} 50% ${part(360 / 540)} 0%`)
  expect(inset(/^Interview/)).toBe(`${part(135 / 540)} 0% ${part(345 / 540)} 50%`)
})

it('name and tooltip of a meeting have all its facts, and the name begins with the visible text', () => {
  renderUi(<WeekOnTrial days={weekSample(crowdedRows)} />)
  const last = block(/^Interview 8, 11:45–12:00/)
  expect(last).toHaveAttribute('title', last.getAttribute('aria-label'))
})

it('names every cell by its day, its time and its meetings', () => {
  const { rerender } = renderUi(<WeekOnTrial />)
  expect(cell('09:15', 0)).toHaveAccessibleName('Sunday 15 November 2026, 09:15')
  expect(cell('11:15', 2)).toHaveAccessibleName(
    'Tuesday 17 November 2026, 11:15: Client call: rollout plan, Interview: React developer',
  )
  expect(cell('12:00', 2)).toHaveAccessibleName('Tuesday 17 November 2026, 12:00: Interview: React developer')
  expect(document.querySelectorAll('[role=gridcell]:not([aria-label])')).toHaveLength(0)
  rerender(<WeekOnTrial key="empty" days={weekSample([])} />)
  expect(cell('11:15', 2)).toHaveAccessibleName('Tuesday 17 November 2026, 11:15')
})

it('shows the line of now in the column of today, inside the hours', () => {
  const line = () => document.querySelector<HTMLElement>('[data-part=now]')
  const { rerender } = renderUi(<WeekOnTrial now={{ day: dayText(4), minutes: 810 }} />)
  expect(line()?.style.inset).toBe('50% 28.571% 50% 57.143%')
  for (const now of [{ day: dayText(4), minutes: 500 }, { day: '2026-11-30', minutes: 810 }, undefined]) {
    rerender(<WeekOnTrial now={now} />)
    expect(line()).not.toBeInTheDocument()
  }
})

it('opens by a press, and makes an hour by a press on an empty place', async () => {
  const onOpen = jest.fn()
  const onCreate = jest.fn()
  const { user } = renderUi(<WeekOnTrial onOpen={onOpen} onCreate={onCreate} />)
  await user.click(block(/^Budget/))
  expect(onOpen.mock.calls).toEqual([['m10']])
  // After closing the meeting, the focus is on it again.
  expect(block(/^Budget/)).toHaveFocus()
  await user.click(cell('14:30', 1))
  await user.click(cell('17:30', 6))
  expect(onCreate.mock.calls).toEqual([
    [{ day: dayText(1), start: 870, end: 930 }],
    [{ day: dayText(6), start: 1050, end: 1080 }],
  ])
  expect(cell('17:30', 6)).toHaveFocus()
  // A screen reader may lead the focus to a meeting itself.
  block(/^Demo day/).focus()
  await user.keyboard('{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith('m13')
  await user.keyboard('{ArrowDown}')
  expect(cell('16:15', 5)).toHaveFocus()
})

it('takes a tap of a finger as a press', async () => {
  const onCreate = jest.fn()
  const { user } = renderUi(<WeekOnTrial onCreate={onCreate} />)
  await user.pointer({ keys: '[TouchA]', target: cell('10:15', 0) })
  expect(onCreate).toHaveBeenCalledWith({ day: dayText(0), start: 615, end: 675 })
})

it('only the changed day is rendered again', () => {
  const week = weekSample()
  const props = { hours: hoursSample, onOpen: jest.fn(), onWeek: jest.fn() }
  const { rerender } = renderUi(<WeekGrid {...props} days={week} />)
  const before = blocks()
  // Without meetings in the data of the other days, a new render of one of them would remove its blocks.
  const guarded = week.map((day) =>
    day.day === dayText(3) ? { ...day, meetings: [] } : Object.assign(day, { meetings: [] }),
  )
  rerender(<WeekGrid {...props} days={guarded} />)
  const after = blocks()
  expect(after).toHaveLength(before.length - 2)
  expect(after.every((item) => before.includes(item))).toBe(true)
})

it('can be read only', async () => {
  const onOpen = jest.fn()
  const onCreate = jest.fn()
  const onChange = jest.fn()
  const { user } = renderUi(
    <WeekOnTrial isReadOnly onOpen={onOpen} onCreate={onCreate} onChange={onChange} />,
  )
  expect(grid()).toHaveAttribute('aria-readonly', 'true')
  await user.click(cell('14:30', 1))
  await user.keyboard('{Enter}{Shift>}{ArrowDown}{/Shift}{Enter}')
  await user.click(block(/^Budget/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(onCreate).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
})

it('the week is drawn without meetings', async () => {
  renderUi(<WeekOnTrial days={weekSample([], {})} />)
  expect(within(grid()).getAllByRole('row')).toHaveLength(37)
})
