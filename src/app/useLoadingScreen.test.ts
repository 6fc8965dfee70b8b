import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { EnvironmentProvider } from '#hooks/useEnvironment.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { useLoadingScreen } from './useLoadingScreen.ts'

jest.mock('#config/clock.ts', () => ({ millisecondsSinceStart: () => 400 }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const startAt = (address: string, loadingScreenMs = 1500) =>
  renderHook(useLoadingScreen, {
    wrapper: ({ children }: PropsWithChildren) =>
      createElement(
        EnvironmentProvider,
        { value: { ...testEnvironment, loadingScreenMs } },
        createElement(MemoryRouter, { initialEntries: [address] }, children),
      ),
  })

it('is over 1500 ms after the page was asked for, not after the code arrived', () => {
  const { result } = startAt('/about')
  act(() => jest.advanceTimersByTime(1099))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

it('is over at once where a deployment wants none', () => {
  expect(startAt('/about', 0).result.current).toBe(true)
})

it.each(['/codes/gunes-aliyeva', '/employee-qr/DEV7', '/rooms', '/rooms/G%C3%B6yg%C3%B6l'])(
  'keeps nobody waiting who has scanned a code: %s',
  (address) => {
    expect(startAt(address).result.current).toBe(true)
  },
)
