import type { StaffUser } from '@atrium/contract/accounts'
import { type Language, type TranslationTree, toTag } from '@atrium/contract/core'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '#app/App.tsx'
import { preparePage } from '#app/preparePage.ts'
import type { Environment } from '#config/environment.ts'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { createI18n } from '#i18n/createI18n.ts'
import type { TextStorage } from '#store/persistence/textStorage.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { readTexts } from './readTexts.ts'
import { testEnvironment } from './testEnvironment.ts'

interface RouteOptions {
  /** @default 'EN' */
  language?: Language
  enhancers?: StoreEnhancer[]
  /** Who is signed in. */
  signedInAs?: StaffUser
  /** Where slices are kept. @default one that lasts as long as the page */
  storage?: TextStorage
  /**
   * Whether the popup about the application may come; elsewhere it would only stand in the way of the test.
   * @default false
   */
  hasPopup?: boolean
  /** Texts by namespace, in the place of the shipped ones of the same keys. */
  published?: Record<string, TranslationTree>
}

/**
 * A user whose `type` pastes the text, because each letter renders the whole page. Text with keys in braces is typed letter by
 * letter; so is all text in the tests of the fields.
 */
function pasting(user: UserEvent): UserEvent {
  return {
    ...user,
    type: async (field, text, options) => {
      if (options || /[{[]/.test(text)) return await user.type(field, text, options)
      await user.click(field)
      await user.paste(text)
    },
  }
}

/** Opens an address of the application with its real store, routes and texts; the network is MSW's. */
export async function renderRoute(
  address: string,
  {
    language = 'EN',
    enhancers = [],
    signedInAs,
    storage = memoryStorage(),
    hasPopup = false,
    published = {},
  }: RouteOptions = {},
) {
  window.history.replaceState(null, '', address)
  if (!hasPopup) window.localStorage.setItem('popupShown', 'true')
  const environment: Environment = { ...testEnvironment, popupRepeat: hasPopup ? 'always' : 'once' }
  const store = setupStore({
    environment,
    storage,
    preloadedState: {
      language: { current: language },
      ...(signedInAs && { auth: { user: signedInAs, isExpired: false } }),
    },
    clearUserData: clearStaffValues,
    enhancers,
  })
  // As after a visit of the staff area: its part of the state is there at once.
  await store.addSlices(staffSlices)
  const texts = await createI18n({
    language: toTag(language),
    load: async (lng, ns) => ({ ...readTexts(lng, ns), ...published[ns] }),
  })
  await preparePage(window.location.pathname, texts, store)
  const user = pasting(userEvent.setup({ delay: null }))
  const view = render(<App environment={environment} store={store} i18n={texts} />)
  return { ...view, store, user }
}
