import { act, renderHook } from '@testing-library/react'
import { useLoadingScreen } from './useLoadingScreen.ts'

jest.mock('#config/clock.ts', () => ({ millisecondsSinceStart: () => 400 }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('is over 1500 ms after the page was asked for, not after the code arrived', () => {
  const { result } = renderHook(useLoadingScreen)
  act(() => jest.advanceTimersByTime(1099))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})
