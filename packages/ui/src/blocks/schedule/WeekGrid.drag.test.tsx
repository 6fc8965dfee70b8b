import { act, fireEvent, screen, within } from '@testing-library/react'
import { dayText } from '#testing/gridSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { WeekOnTrial } from '#testing/trialWeek.tsx'
import { preview, said } from '#testing/weekByKeys.ts'
import { longPressMs } from './gridPointer.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

/** The place of the days on the screen: a day is 100 pixels wide, a quarter of an hour 20 pixels high. */
const layer = { left: 50, top: 100, width: 700, height: 720 }
const x = (weekday: number) => layer.left + weekday * 100 + 50
const y = (minutes: number) => layer.top + ((minutes - 540) / 15) * 20

const rectOf = (element: Element) => {
  if (!(element instanceof HTMLElement) || !element.dataset.id) return layer
  const [top = 0, , bottom = 0] = element.style.inset.split(' ').map((part) => Number.parseFloat(part) / 100)
  return { ...layer, top: layer.top + top * layer.height, height: (1 - top - bottom) * layer.height }
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, top, width, height } = rectOf(this)
    return new DOMRect(left, top, width, height)
  })
})
afterEach(() => jest.restoreAllMocks())

const block = (name: RegExp) => screen.getByRole('button', { name })
const cell = (time: string, weekday: number) => {
  const row = screen.getByRole('row', { name: time })
  return within(row).getAllByRole('gridcell')[weekday] as HTMLElement
}

function week(props: Partial<WeekGridProps> = {}) {
  const actions = { onOpen: jest.fn(), onCreate: jest.fn(), onChange: jest.fn() }
  const { user } = renderUi(<WeekOnTrial {...actions} {...props} />)
  const at = (weekday: number, minutes: number) => ({ clientX: x(weekday), clientY: y(minutes) })
  const press = (target: Element, weekday: number, minutes: number) =>
    user.pointer({ keys: '[MouseLeft>]', target, coords: at(weekday, minutes) })
  const move = (weekday: number, minutes: number) => user.pointer({ coords: at(weekday, minutes) })
  const release = () => user.pointer({ keys: '[/MouseLeft]' })
  return { user, ...actions, press, move, release }
}

it('makes a meeting by drawing over an empty place', async () => {
  const { press, move, release, onCreate, onOpen } = week()
  await press(cell('10:00', 0), 0, 605)
  await move(0, 640)
  expect(preview()).toHaveTextContent('10:00–10:45')
  await move(0, 670)
  expect(preview()).toHaveTextContent('10:00–11:15')
  await release()
  expect(onCreate.mock.calls).toEqual([[{ day: dayText(0), start: 600, end: 675 }]])
  expect(onOpen).not.toHaveBeenCalled()
  expect(preview()).toBeNull()
  expect(cell('10:00', 0)).toHaveFocus()
})

it('moves a meeting to another day and time, and the focus goes with it', async () => {
  const { press, move, release, onChange, onOpen } = week()
  await press(block(/^Budget/), 3, 790)
  await move(3, 800)
  await move(5, 837)
  expect(preview()).toHaveTextContent('Budget13:45–14:45')
  expect(onChange).not.toHaveBeenCalled()
  await release()
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(5), start: 825, end: 885 }]])
  expect(onOpen).not.toHaveBeenCalled()
  expect(block(/^Budget, 13:45/)).toHaveFocus()
})

it('makes a meeting longer by its lower edge', async () => {
  const { press, move, release, onChange } = week()
  await press(block(/^Budget/), 3, 838)
  await move(6, 870)
  expect(preview()).toHaveTextContent('Budget13:00–14:30')
  await release()
  expect(onChange.mock.calls).toEqual([['m10', { day: dayText(3), start: 780, end: 870 }]])
})

it('takes a small tremble for a press', async () => {
  const { user, press, release, onChange, onOpen } = week()
  await press(block(/^Budget/), 3, 800)
  await user.pointer({ coords: { clientX: x(3) + 2, clientY: y(800) + 3 } })
  await release()
  expect(onChange).not.toHaveBeenCalled()
  expect(onOpen.mock.calls).toEqual([['m10']])
})

it('is given up by Escape', async () => {
  const { user, press, move, release, onChange, onCreate, onOpen } = week()
  await press(block(/^Budget/), 3, 800)
  await move(4, 900)
  await user.keyboard('{Escape}')
  expect(preview()).toBeNull()
  expect(said()).toBe('The change was cancelled.')
  await move(5, 900)
  await release()
  await press(cell('10:00', 0), 0, 605)
  await move(0, 700)
  await user.keyboard('{Escape}')
  await release()
  for (const action of [onChange, onCreate, onOpen]) expect(action).not.toHaveBeenCalled()
})

it('is given up when the system takes the mouse away', async () => {
  const { press, move, onChange } = week()
  await press(block(/^Budget/), 3, 800)
  await move(4, 900)
  fireEvent.pointerCancel(block(/^Budget/))
  expect(preview()).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

it('a meeting that cannot be moved stays, with a message', async () => {
  const { press, move, release, onChange, onOpen } = week()
  const [monday] = screen.getAllByRole('button', { name: /^Stand-up/ })
  await press(monday as HTMLElement, 1, 550)
  await move(2, 700)
  expect(preview()).toBeNull()
  expect(said()).toMatch(/^“Stand-up” is part/)
  await release()
  expect(onChange).not.toHaveBeenCalled()
  expect(onOpen).not.toHaveBeenCalled()
})

it('is left alone by a finger that scrolls', async () => {
  const { user, onChange, onCreate } = week()
  const budget = block(/^Budget/)
  await user.pointer({ keys: '[TouchA>]', target: budget, coords: { clientX: x(3), clientY: y(800) } })
  await user.pointer({ pointerName: 'TouchA', coords: { clientX: x(3), clientY: y(900) } })
  expect(preview()).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
  expect(onCreate).not.toHaveBeenCalled()
})

it('can be neither drawn on nor dragged where it is read only', async () => {
  const { press, move, release, onChange, onCreate } = week({ isReadOnly: true })
  await press(block(/^Budget/), 3, 800)
  await move(4, 900)
  await release()
  await press(cell('10:00', 0), 0, 605)
  await move(0, 700)
  await release()
  expect(onChange).not.toHaveBeenCalled()
  expect(onCreate).not.toHaveBeenCalled()
})

describe('a finger', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())
  /** As long as the grid waits before a touch lifts a meeting. */
  const hold = () => act(() => jest.advanceTimersByTime(longPressMs))

  function byTouch(props: Partial<WeekGridProps> = {}) {
    const { user, ...actions } = week(props)
    const at = (weekday: number, minutes: number) => ({ clientX: x(weekday), clientY: y(minutes) })
    return {
      ...actions,
      down: (target: Element, weekday: number, minutes: number) =>
        user.pointer({ keys: '[TouchA>]', target, coords: at(weekday, minutes) }),
      move: (weekday: number, minutes: number) =>
        user.pointer({ pointerName: 'TouchA', coords: at(weekday, minutes) }),
      up: () => user.pointer({ keys: '[/TouchA]' }),
    }
  }

  it('that moves at once scrolls, and changes nothing', async () => {
    const { down, move, up, onChange, onCreate } = byTouch()
    await down(block(/^Budget/), 3, 790)
    await move(3, 850)
    hold()
    expect(preview()).toBeNull()
    await up()
    expect([onChange, onCreate].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('that is held moves a meeting, along the hours or along the days', async () => {
    const { down, move, up, onChange, onOpen } = byTouch()
    await down(block(/^Budget/), 3, 790)
    hold()
    expect(preview()).toHaveTextContent('Budget13:00–14:00')
    const touch = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
    block(/^Budget/).dispatchEvent(touch)
    expect(touch.defaultPrevented).toBe(true)
    await move(3, 835)
    await move(5, 850)
    await up()
    expect(onChange.mock.calls).toEqual([['m10', { day: dayText(3), start: 840, end: 900 }]])
    await down(block(/^Budget/), 3, 850)
    hold()
    await move(5, 865)
    await up()
    expect(onChange.mock.calls[1]).toEqual(['m10', { day: dayText(5), start: 840, end: 900 }])
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('that is held on the lower edge changes the end, on an empty place makes a meeting', async () => {
    const { down, move, up, onChange, onCreate } = byTouch()
    await down(block(/^Budget/), 3, 836)
    hold()
    await move(3, 868)
    await up()
    expect(onChange.mock.calls).toEqual([['m10', { day: dayText(3), start: 780, end: 870 }]])
    await down(cell('10:00', 0), 0, 605)
    hold()
    await move(0, 640)
    await up()
    expect(onCreate.mock.calls).toEqual([[{ day: dayText(0), start: 600, end: 645 }]])
  })
})
