import { servicesApi } from '#api/servicesApi.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { announceAlive } from './alive.ts'
import { whenContentShown } from './whenContentShown.ts'

it('waits until the page is interactive, its calls are answered and the browser is idle', async () => {
  jest.useFakeTimers()
  delete document.documentElement.dataset.alive
  let answer = (_reply: Response) => {}
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    fetch: () => new Promise((resolve) => (answer = resolve)),
  })
  const action = jest.fn()
  whenContentShown(store, action)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(action).not.toHaveBeenCalled()

  const call = store.dispatch(servicesApi.endpoints.listServices.initiate('EN'))
  await jest.advanceTimersByTimeAsync(0)
  announceAlive()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(action).not.toHaveBeenCalled()

  answer(Response.json([]))
  await call
  expect(action).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(action).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
