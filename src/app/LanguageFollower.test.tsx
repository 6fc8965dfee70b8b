import type { LanguageTag } from '@atrium/contract/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createI18n } from '#i18n/createI18n.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { readTexts } from '#testing/readTexts.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { App } from './App.tsx'

mockNetwork()

/** Opens a page in English; texts in other languages load after `beforeLoad`. */
async function openEnglish(beforeLoad: () => Promise<unknown>) {
  window.history.replaceState(null, '', '/sendCv')
  const texts = await createI18n({
    language: 'en',
    load: async (lng, ns) => {
      if (lng !== 'en') await beforeLoad()
      return readTexts(lng, ns)
    },
    loading: { maxRetries: 0, retryDelayMs: 1, maxParallelReads: 10 },
  })
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage() })
  render(<App environment={testEnvironment} store={store} i18n={texts} />)
  await screen.findByRole('heading', { level: 1, name: 'Send your CV' })
  const hasAll = (lng: LanguageTag) =>
    [texts.options.ns ?? []].flat().every((ns) => texts.hasResourceBundle(lng, ns))
  return {
    choose: async (name: RegExp) => userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement),
    arrived: (lng: LanguageTag) => waitFor(() => expect(hasAll(lng)).toBe(true)),
  }
}

/** A promise that the test resolves. */
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

function expectEnglish() {
  expect(screen.getByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('lang', 'en')
}

it('keeps the last choice when the texts of the previous choice arrive later', async () => {
  const { promise, resolve: arrive } = deferred()
  const { choose, arrived } = await openEnglish(() => promise)
  await choose(/Azərbaycanca/)
  await choose(/English/)
  arrive()
  await arrived('az')
  expectEnglish()
  await choose(/Azərbaycanca/)
  expect(await screen.findByRole('heading', { level: 1, name: 'CV göndərin' })).toBeInTheDocument()
})

it('keeps the last choice when texts chosen offline arrive after it', async () => {
  let isOffline = true
  const { promise, resolve: arrive } = deferred()
  const { choose, arrived } = await openEnglish(() =>
    isOffline ? Promise.reject(new Error('offline')) : promise,
  )
  await choose(/Azərbaycanca/)
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await choose(/English/)
  arrive()
  await arrived('az')
  expectEnglish()
})
