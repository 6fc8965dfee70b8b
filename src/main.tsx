import { toTag } from '@atrium/contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readFirstAnswers } from '#api/firstAnswerBook.ts'
import { translationsApi } from '#api/translationsApi.ts'
import { App } from '#app/App.tsx'
import { preparePage } from '#app/preparePage.ts'
import { readEnvironment } from '#config/environment.ts'
import { forgetKeptFiles } from '#hooks/forgetKeptFiles.ts'
import { forgetOfflineCopies } from '#hooks/forgetOfflineCopies.ts'
import { forgetStaffValues } from '#hooks/useTabState.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { detectLanguage, forgetLanguageInAddress, languageInAddress } from '#i18n/detectLanguage.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { browserStorage } from '#store/browserStorage.ts'
import { followOtherTabs, restoreState } from '#store/persistence.ts'
import { setupStore } from '#store/setupStore.ts'

/** Configuration, store, restored state, texts, first render: in this order. */
async function boot(container: HTMLElement) {
  // A page that is open all day makes many calls; the worker is handed what was loaded (`useOfflineCopy`).
  performance.setResourceTimingBufferSize(2000)
  const storage = browserStorage(window)
  const environment = readEnvironment(document, window.location.origin)
  const detected = detectLanguage({
    search: window.location.search,
    local: storage,
    session: sessionSigns(),
    cookie: document.cookie,
    browser: navigator.languages,
    page: document.documentElement.lang,
  })
  const store = setupStore({
    environment,
    storage,
    tabStorage: browserStorage(window, 'sessionStorage'),
    firstAnswers: readFirstAnswers(document),
    preloadedState: { language: { current: detected } },
    forgetPerson: () => {
      forgetStaffValues()
      void forgetKeptFiles().catch(() => undefined)
      forgetOfflineCopies()
    },
    openRecords: async (version) => {
      const { openRecords } = await import(/* webpackChunkName: "staff" */ '#store/openRecords.ts')
      return openRecords(window, version)
    },
    devTools: process.env.NODE_ENV !== 'production',
  })
  await restoreState(store, window)
  // A tab that was closed while its person signed out in another one may have left some.
  if (!selectStaffUser(store.getState())) forgetOfflineCopies()
  // What is stored was laid over the detected language; the address outranks it and is a choice of its own.
  const asked = languageInAddress(window.location.search)
  if (asked) {
    store.dispatch(languageChosen(asked))
    forgetLanguageInAddress(window)
  }
  followOtherTabs(store, store.sliceConfigs, store.storageWatch.storage, window)

  const texts = createI18n({
    language: toTag(selectLanguage(store.getState())),
    load: (lng, ns) =>
      store
        .dispatch(
          translationsApi.endpoints.getTranslations.initiate(
            { lng, ns },
            { subscribe: false, forceRefetch: true },
          ),
        )
        .unwrap(),
  })
  const i18n = texts.then(async (loaded) => {
    await preparePage(window.location.pathname, loaded)
    return loaded
  })
  createRoot(container).render(
    <StrictMode>
      <App environment={environment} store={store} i18n={i18n} />
    </StrictMode>,
  )
}

function sessionSigns(): Pick<Storage, 'getItem'> {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null }
  }
}

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')
void boot(container)
