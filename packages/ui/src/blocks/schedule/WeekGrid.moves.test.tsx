import { dayText, hoursSample, weekSample } from '#testing/gridSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { WeekOnTrial } from '#testing/trialWeek.tsx'
import { cursor, pressing, preview, said } from '#testing/weekByKeys.ts'
import type { WeekGridProps } from './scheduleTypes.ts'
import { WeekGrid } from './WeekGrid.tsx'

async function week(props: Partial<WeekGridProps> = {}) {
  const actions = {
    onOpen: jest.fn(),
    onCreate: jest.fn(),
    onChange: jest.fn(),
    onWeek: jest.fn(),
  }
  const view = renderUi(<WeekOnTrial {...actions} {...props} />)
  await view.user.tab()
  const press = pressing((keys) => view.user.keyboard(keys))
  return { ...view, ...actions, press }
}

/** To "Budget", Wednesday 13:00–14:00. */
const toBudget = ['ArrowLeft', ...Array<string>(16).fill('ArrowDown')]

it('Alt and an arrow preview and announce a move, and Enter makes it once', async () => {
  const { press, onChange } = await week()
  await press(...toBudget, 'Alt+ArrowDown')
  expect(said()).toBe('Budget, Wednesday 18 November, 13:15–14:15')
  await press('Alt+ArrowRight', 'Alt+ArrowRight')
  expect(preview()).toHaveTextContent('Budget13:15–14:15')
  expect(onChange).not.toHaveBeenCalled()
  await press('Enter')
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(5), start: 795, end: 855 }]])
  expect(preview()).toBeNull()
  // The focus has gone with it, and the next key goes on from there.
  expect(cursor()).toBe('Budget, 13:15–14:15')
  await press('Alt+ArrowLeft', 'Enter')
  expect(onChange).toHaveBeenLastCalledWith('m10', { day: dayText(4), start: 795, end: 855 })
  expect(cursor()).toBe('Budget, 13:15–14:15')
  await press('ArrowRight')
  expect(cursor()).toBe('Friday 20 November 2026, 13:15')
})

it('makes longer and shorter by Ctrl, Alt and the arrows', async () => {
  const { press, onChange } = await week()
  await press(...toBudget, 'Control+Alt+ArrowDown', 'Control+Alt+ArrowDown', 'Control+Alt+ArrowUp')
  expect(said()).toBe('Budget, Wednesday 18 November, 13:00–14:15')
  await press('ArrowDown')
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(3), start: 780, end: 855 }]])
  expect(cursor()).toBe('Wednesday 18 November 2026, 13:15: Budget')
})

it('stays within the hours and the days that are shown', async () => {
  const { press, onChange } = await week()
  await press(
    ...toBudget,
    ...Array<string>(30).fill('Alt+ArrowDown'),
    ...Array<string>(5).fill('Alt+ArrowRight'),
  )
  await press('Enter')
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(6), start: 1020, end: 1080 }]])
})

it('gives a change up by Escape, and says so', async () => {
  const { press, onChange } = await week()
  await press(...toBudget, 'Alt+ArrowDown', 'Escape')
  expect(said()).toBe('The change was cancelled.')
  expect(preview()).toBeNull()
  await press('Alt+ArrowUp', 'Alt+ArrowDown', 'Enter')
  expect(onChange).not.toHaveBeenCalled()
  expect(cursor()).toBe('Budget, 13:00–14:00')
})

it('leaves Escape to the page when there is nothing to give up', async () => {
  const onEscape = jest.fn()
  document.addEventListener('keydown', onEscape)
  const { press } = await week()
  await press(...toBudget, 'Escape')
  expect(onEscape.mock.lastCall?.[0].defaultPrevented).toBe(false)
  await press('Alt+ArrowDown')
  onEscape.mockClear()
  await press('Escape')
  expect(onEscape).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onEscape)
})

it('a previewed move is made when the focus leaves the grid', async () => {
  const { press, user, onChange } = await week()
  await press(...toBudget, 'Alt+ArrowDown')
  await user.tab()
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(3), start: 795, end: 855 }]])
  expect(document.body).toHaveFocus()
})

it('an announcement says that a meeting cannot be moved', async () => {
  const { press, onChange } = await week()
  await press('Alt+ArrowDown', 'Enter')
  expect(said()).toBe('“Stand-up” is part of the company’s schedule and can’t be moved.')
  expect(onChange).not.toHaveBeenCalled()
})

it('ends a change quietly when the meeting is gone', async () => {
  const props = {
    hours: hoursSample,
    onOpen: jest.fn(),
    onWeek: jest.fn(),
    onChange: jest.fn(),
  }
  const { user, rerender } = renderUi(
    <WeekGrid {...props} days={weekSample([[4, 540, 600, 'Budget', 'SB', 2]])} />,
  )
  await user.tab()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(preview()).toHaveTextContent('Budget09:15–10:15')
  rerender(<WeekGrid {...props} days={weekSample([])} />)
  expect(preview()).toBeNull()
  await user.keyboard('{Enter}')
  expect(props.onChange).not.toHaveBeenCalled()
  expect(cursor()).toBe('Thursday 19 November 2026, 09:00')
})

it('a previewed move survives an answer of the server that changes the meeting’s details, not one that moves the meeting', async () => {
  const props = {
    hours: hoursSample,
    onOpen: jest.fn(),
    onWeek: jest.fn(),
    onChange: jest.fn(),
  }
  const days = (start: number, title: string) => weekSample([[4, start, start + 60, title, 'SB', 2]])
  const { user, rerender } = renderUi(<WeekGrid {...props} days={days(540, 'Budget')} />)
  await user.tab()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  rerender(<WeekGrid {...props} days={days(540, 'Budget 2027')} />)
  expect(preview()).toHaveTextContent('09:15–10:15')
  await user.keyboard('{Enter}')
  expect(props.onChange.mock.calls).toEqual([['m0', { day: dayText(4), start: 555, end: 615 }]])
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  rerender(<WeekGrid {...props} days={days(600, 'Budget 2027')} />)
  expect(preview()).toBeNull()
})
