import { type Language, toTag } from '@atrium/contract'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pages } from '#app/Pages.tsx'
import { Providers } from '#app/Providers.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import { memoryStorage } from '#store/browserStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { readTexts } from './readTexts.ts'
import { testEnvironment } from './testEnvironment.ts'

/** Opens an address of the application with its real store, routes and texts; the network is MSW's. */
export async function renderRoute(
  address: string,
  { language = 'EN' as Language, enhancers = [] as StoreEnhancer[] } = {},
) {
  window.history.replaceState(null, '', address)
  const store = setupStore({
    environment: testEnvironment,
    storage: memoryStorage(),
    preloadedState: { language: { current: language } },
    enhancers,
  })
  const texts = await createI18n({ language: toTag(language), load: async (lng, ns) => readTexts(lng, ns) })
  const user = userEvent.setup()
  const view = render(
    <Providers environment={testEnvironment} store={store}>
      <Pages texts={texts} />
    </Providers>,
  )
  return { ...view, store, user }
}
