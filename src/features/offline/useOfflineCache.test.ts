import { type RenderHookOptions, renderHook as render, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { isBuilt } from '#config/build.ts'
import { announceAlive } from '#hooks/alive.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { useOfflineCache } from './useOfflineCache.ts'

jest.mock('#config/build.ts', () => ({ isBuilt: jest.fn(() => true) }))

const store = setupStore({ environment: testEnvironment, storage: memoryStorage() })
const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children })
const renderHook = <Result, Props>(hook: (props: Props) => Result, options?: RenderHookOptions<Props>) =>
  render(hook, { ...options, wrapper })

const registered: unknown[][] = []
const handedOver: unknown[] = []
const register = jest.fn(async (...call: unknown[]) => void registered.push(call))

const origin = window.location.origin
const loaded = [
  `${origin}/assets/main.0a1b2c3d.js`,
  `${origin}/Locales/az/card.json`,
  'https://elsewhere.example/x.js',
]
let resources: string[] = []
const entries = performance.getEntriesByType

beforeEach(() => {
  announceAlive()
  registered.splice(0)
  resources = [...loaded]
  handedOver.splice(0)
  register.mockClear()
  const active = { postMessage: (message: unknown) => handedOver.push(message) }
  const serviceWorker = { register, ready: Promise.resolve({ active }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  performance.getEntriesByType = () => resources.map((name) => ({ name }) as PerformanceEntry)
  window.requestIdleCallback = (action) => Number(setTimeout(action))
  window.cancelIdleCallback = (id) => clearTimeout(id)
  window.history.replaceState(null, '', '/codes/gunes-aliyeva#top')
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
  performance.getEntriesByType = entries
  jest.mocked(isBuilt).mockReturnValue(true)
})

it('sends the files of the page to the worker of the cards, and no files of other origins', async () => {
  renderHook(() => useOfflineCache(true))
  await waitFor(() => expect(handedOver).toHaveLength(1))
  expect(registered).toEqual([['/sw.js', { scope: '/codes/' }]])
  const own = [`${origin}/codes/gunes-aliyeva`, ...resources.slice(0, 2)]
  expect(handedOver).toEqual([
    { type: 'CACHE_URLS', payload: { urlsToCache: own.map((url) => [url, { cache: 'force-cache' }]) } },
  ])
})

it('sends the one document of the staff area, whichever of its pages is open', async () => {
  window.history.replaceState(null, '', '/staff/chat/user-profile/schedule')
  renderHook(() => useOfflineCache(true, { area: 'staff' }))
  await waitFor(() => expect(handedOver).toHaveLength(1))
  expect(registered).toEqual([['/sw.js', { scope: '/staff' }]])
  expect(JSON.stringify(handedOver)).toContain(`${origin}/staff/frame`)
  expect(JSON.stringify(handedOver)).not.toContain('user-profile')
})

it('sends the files that are needed later as well', async () => {
  const later = `${origin}/assets/qrCode.0a1b2c3d.js`
  const loadRest = async () => resources.push(later)
  const listFiles = async () => ['/assets/schedule.0a1b2c3d.js']
  renderHook(() => useOfflineCache(true, { loadRest, listFiles }))
  await waitFor(() => expect(JSON.stringify(handedOver)).toContain(later))
  expect(JSON.stringify(handedOver)).toContain(`${origin}/assets/schedule.0a1b2c3d.js`)
})

it('sends nothing after the page was left: the person may have signed out', async () => {
  let finish = () => {}
  const isAsked = new Promise<void>((asked) => {
    const { unmount } = renderHook(() => useOfflineCache(true, { loadRest }))
    async function loadRest() {
      unmount()
      asked()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    }
  })
  await isAsked
  finish()
  await new Promise((resolve) => window.requestIdleCallback(resolve))
  expect(handedOver).toEqual([])
})

it('waits until the page is shown', async () => {
  const { rerender } = renderHook((isShown: boolean) => useOfflineCache(isShown), { initialProps: false })
  await new Promise((resolve) => window.requestIdleCallback(resolve))
  expect(registered).toEqual([])
  rerender(true)
  await waitFor(() => expect(registered).toHaveLength(1))
})

it('registers nothing after the page was left', async () => {
  const { unmount } = renderHook(() => useOfflineCache(true))
  unmount()
  await new Promise((resolve) => window.requestIdleCallback(resolve))
  expect(registered).toEqual([])
})

it('registers nothing during development', async () => {
  jest.mocked(isBuilt).mockReturnValue(false)
  renderHook(() => useOfflineCache(true))
  await new Promise((resolve) => window.requestIdleCallback(resolve))
  expect(registered).toEqual([])
})

it('does nothing in a browser without service workers, or with storage forbidden', async () => {
  register.mockRejectedValueOnce(new Error('forbidden'))
  renderHook(() => useOfflineCache(true))
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1))
  expect(handedOver).toEqual([])
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(() => renderHook(() => useOfflineCache(true))).not.toThrow()
})
