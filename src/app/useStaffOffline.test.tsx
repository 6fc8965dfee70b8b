import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { pages, pagesOf } from '@atrium/contract/core'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { useOfflineCache } from '#features/offline/useOfflineCache.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { useStaffOffline } from './useStaffOffline.ts'

jest.mock('#features/offline/useOfflineCache.ts', () => ({ useOfflineCache: jest.fn() }))

const [leyla] = staffSamples.map(staffUserSample)

/** Opens an address; returns the arguments of the offline cache, and a function that navigates. */
function open(address: string, user = leyla) {
  const auth = { user: user ?? null, isExpired: false }
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    preloadedState: { auth },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  )
  const { result } = renderHook(
    () => {
      useStaffOffline()
      return useNavigate()
    },
    { wrapper },
  )
  const last = () => {
    const [isShown, { area, loadRest, texts } = {}] = jest.mocked(useOfflineCache).mock.lastCall ?? []
    return { isShown, area, loadRest, texts }
  }
  return { last, go: (to: string) => act(() => void result.current(to)) }
}

it.each(pagesOf('staff'))(
  'one visit of the page "%s" caches what the staff area needs to start offline',
  (page) => {
    const { last } = open(pages[page])
    expect(last()).toMatchObject({ isShown: true, area: 'staff' })
  },
)

it.each(pagesOf('auth'))('the sign-in page "%s" caches nothing', (page) => {
  expect(open(pages[page]).last()).toMatchObject({ isShown: false })
})

it('caches nothing when no one is signed in', () => {
  const auth = { user: null, isExpired: false }
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    preloadedState: { auth },
  })
  renderHook(useStaffOffline, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <MemoryRouter initialEntries={[pages.requests]}>{children}</MemoryRouter>
      </Provider>
    ),
  })
  expect(jest.mocked(useOfflineCache).mock.lastCall?.[0]).toBe(false)
})

it('caches each page that is navigated to', () => {
  const { last, go } = open(pages.profile)
  const first = last().loadRest
  go(pages.requests)
  expect(last()).toMatchObject({ isShown: true, area: 'staff' })
  expect(last().loadRest).not.toBe(first)
})
