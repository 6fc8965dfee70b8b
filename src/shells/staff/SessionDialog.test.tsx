import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createI18n } from '#i18n/createI18n.ts'
import { sessionExpired, signedIn } from '#slices/authSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { readTexts } from '#testing/readTexts.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { SessionDialog } from './SessionDialog.tsx'

jest.mock('./SessionQuestion.tsx', () => ({ SessionQuestion: () => <p>Sign in again</p> }))

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

it('opens as soon as its texts load after a failed fetch, and leaves the page alone until then', async () => {
  let isLost = true
  const i18n = await createI18n({
    language: 'en',
    load: async (lng, ns) =>
      isLost && ns === 'login' ? Promise.reject(new Error('lost')) : readTexts(lng, ns),
    loading: { maxRetries: 0, retryDelayMs: 1, maxParallelReads: 10 },
  })
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage() })
  store.dispatch(signedIn(leyla))
  store.dispatch(sessionExpired())
  jest.useFakeTimers()
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <main>What was typed</main>
        <SessionDialog />
      </I18nextProvider>
    </Provider>,
  )
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('Sign in again')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent('What was typed')
  isLost = false
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Sign in again')).toBeInTheDocument()
  jest.useRealTimers()
})
