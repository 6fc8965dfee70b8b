import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { readTexts } from '#testing/readTexts.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Providers } from './Providers.tsx'

it('fetches a screen again after the first fetch failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isOffline = true
  const load = async () => {
    if (isOffline) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    return () => <h1>Here it is</h1>
  }
  const i18n = await createI18n({ language: 'en', load: async (lng, ns) => readTexts(lng, ns) })
  render(
    <Providers
      environment={testEnvironment}
      store={setupStore({ environment: testEnvironment, storage: memoryStorage() })}
    >
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <Suspense>
            <LazyPart load={load} />
          </Suspense>
        </ErrorBoundary>
      </I18nextProvider>
    </Providers>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection and try again.')
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeInTheDocument()
})
