import { crowdedRows, dayText, weekSample } from '#testing/gridSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { WeekOnTrial } from '#testing/trialWeek.tsx'
import { cursor, pressing, preview, said } from '#testing/weekByKeys.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

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

it('has one tab stop, which is now at first', async () => {
  const { user } = await week({ now: { day: dayText(4), minutes: 817 } })
  expect(cursor()).toBe('Thursday 19 November 2026, 13:30')
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab({ shift: true })
  expect(cursor()).toBe('Thursday 19 November 2026, 13:30')
})

it('is led by arrows, Home and End', async () => {
  const { press } = await week()
  expect(cursor()).toBe('Thursday 19 November 2026, 09:00: Stand-up')
  await press('ArrowDown', 'ArrowDown')
  expect(cursor()).toBe('Thursday 19 November 2026, 09:30')
  await press('ArrowLeft', 'ArrowUp')
  expect(cursor()).toBe('Wednesday 18 November 2026, 09:15: Stand-up')
  await press('ArrowUp', 'ArrowUp')
  expect(cursor()).toBe('Wednesday 18 November 2026, 09:00: Stand-up')
  await press('End')
  expect(cursor()).toBe('Saturday 21 November 2026, 09:00')
  await press('Home')
  expect(cursor()).toBe('Sunday 15 November 2026, 09:00')
  await press('Control+End', 'ArrowDown')
  expect(cursor()).toBe('Saturday 21 November 2026, 17:45')
  await press('Control+Home')
  expect(cursor()).toBe('Sunday 15 November 2026, 09:00')
})

it('goes from week to week and keeps its place; an arrow goes on at the other side', async () => {
  const { press, onWeek } = await week()
  await press('PageDown')
  expect(cursor()).toBe('Thursday 26 November 2026, 09:00')
  expect(said()).toBe('Thursday 26 November 2026, 09:00')
  await press('PageUp', 'Home', 'ArrowLeft')
  expect(cursor()).toBe('Saturday 14 November 2026, 09:00')
  await press('ArrowRight')
  expect(cursor()).toBe('Sunday 15 November 2026, 09:00')
  expect(onWeek.mock.calls).toEqual([[1], [-1], [-1], [1]])
})

it('Enter opens the meeting under the cursor, or creates a one-hour meeting in an empty cell', async () => {
  const { press, onOpen, onCreate } = await week()
  await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Control+End', 'Enter')
  expect(onOpen.mock.calls).toEqual([['m3']])
  expect(onCreate.mock.calls).toEqual([
    [{ day: dayText(4), start: 570, end: 630 }],
    [{ day: dayText(6), start: 1065, end: 1080 }],
  ])
})

it('picks one of several by Space', async () => {
  const { press, onOpen } = await week({ days: weekSample(crowdedRows) })
  await press('ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  expect(cursor()).toBe('Wednesday 18 November 2026, 10:15: Interview 1, Interview 2')
  await press('Enter', ' ', 'Enter')
  expect(said()).toBe('2 of 2: Interview 2, 10:15–12:00')
  // The one that was picked stays picked where it stands as well.
  await press('ArrowDown', 'Enter', ' ', 'Enter', ' ', 'Enter')
  expect(onOpen.mock.calls.flat()).toEqual(['m0', 'm1', 'm1', 'm2', 'm0'])
})

it('takes rows by Shift and the arrows for a new meeting', async () => {
  const { press, onCreate } = await week()
  await press('ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp')
  expect(said()).toBe('09:15–10:00')
  expect(preview()).toHaveTextContent('09:15–10:00')
  await press('Enter')
  expect(onCreate.mock.calls).toEqual([[{ day: dayText(4), start: 555, end: 600 }]])
  expect(preview()).toBeNull()
  await press('Shift+ArrowDown', 'Escape')
  expect(said()).toBe('The change was cancelled.')
  await press('Shift+ArrowDown', 'ArrowRight')
  expect(preview()).toBeNull()
})
