import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createI18n } from '#i18n/createI18n.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { readTexts } from '#testing/readTexts.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { App } from './App.tsx'

mockNetwork()

const onlyOnce = { maxRetries: 0, retryDelayMs: 1, maxParallelReads: 10 }

const open = async (i18n: ReturnType<typeof createI18n>, environment = testEnvironment) => {
  window.history.replaceState(null, '', '/sendCv')
  const store = setupStore({ environment, storage: memoryStorage() })
  return render(<App environment={environment} store={store} i18n={await i18n} />)
}

it('says in all languages that the texts did not load, and offers a retry', async () => {
  await open(
    createI18n({
      language: 'en',
      load: async () => Promise.reject(new Error('offline')),
      loading: onlyOnce,
    }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('The page did not load')
  expect(screen.getByRole('alert')).toHaveTextContent('Страница не загрузилась')
  expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument()
})

it('shows an error in place of a page whose texts did not load, and loads them on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  await open(
    createI18n({
      language: 'en',
      load: async (lng, ns) =>
        isBroken && ns === 'careers' ? Promise.reject(new Error('lost')) : readTexts(lng, ns),
      loading: onlyOnce,
    }),
  )
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: 'This didn’t load' })).toBeInTheDocument()
  expect(screen.queryByText(/^form\.|^careers:/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Contact' })[0]).toBeInTheDocument()
  await userEvent.click(main.getByRole('button', { name: 'Try again' }))
  expect(await main.findByRole('heading', { level: 1, name: 'This didn’t load' })).toBeInTheDocument()
  isBroken = false
  await userEvent.click(main.getByRole('button', { name: 'Try again' }))
  expect(await main.findByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('shows instructions when the frame around the pages breaks', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = Object.defineProperty({ ...testEnvironment }, 'popupRepeat', {
    get() {
      throw new Error('broken')
    },
  })
  await open(createI18n({ language: 'en', load: async (lng, ns) => readTexts(lng, ns) }), broken)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page stopped working' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
})
