import {
  isStaffPath,
  type PreloadedState,
  preloadedStateId,
  renderedPath,
  setCompany,
  toTag,
} from '@atrium/contract/core'
import type { Colours } from '@atrium/contract/palette'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { baseApi, queriesPreloaded } from '#api/baseApi.ts'
import { translationsApi } from '#api/translationsApi.ts'
import { App } from '#app/App.tsx'
import { preparePage } from '#app/preparePage.ts'
import { readEnvironment } from '#config/environment.ts'
import { href } from '#config/site.ts'
import { clearOfflineCache } from '#features/offline/clearOfflineCache.ts'
import { tolerateForeignNodes } from '#features/start/foreignNodes.ts'
import { type Control, passInput } from '#features/start/passInput.ts'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { loadInTheEnd, pause } from '#hooks/waits.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { detectLanguage, forgetLanguageInAddress, languageInAddress } from '#i18n/detectLanguage.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { followOtherTabs, restoreState } from '#store/persistence/persistence.ts'
import { browserStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { clearAttachments } from '#store/sync/clearAttachments.ts'

/** The longest wait of a page that the browser renders for its code and texts, in milliseconds. */
const prepareTimeoutMs = 1500

/** Configuration, store, restored state, texts, hydration or first render: in this order (docs/rendering.md). */
export async function boot(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no element with the id "root".')
  tolerateForeignNodes(window)
  // A page that is open all day makes many calls; the worker reads this list of loaded files (`useOfflineCache`).
  performance.setResourceTimingBufferSize(2000)
  const storage = browserStorage(window)
  const preloaded = readPreloadedState()
  const environment = {
    ...readEnvironment(document, window.location.origin),
    ...preloaded?.own?.environment,
  }
  setCompany(environment.company)
  if (environment.company.colours) await loadInTheEnd(() => showColours(environment.company.colours))
  const detected = detectLanguage({
    search: window.location.search,
    local: storage,
    session: sessionSigns(),
    cookie: document.cookie,
    // The server has used them already: a page in another language would flash.
    browser: preloaded ? [] : navigator.languages,
    // Not of the element: a browser that translates the page writes its own language there.
    page: preloaded?.language ?? document.documentElement.lang,
  })
  const store = setupStore({
    environment,
    storage,
    preloadedState: { language: { current: preloaded?.language ?? detected } },
    clearUserData: () => {
      clearStaffValues()
      void clearAttachments().catch(() => undefined)
      clearOfflineCache()
    },
    openRecords: async (version, parts) => {
      const { openRecords } = await import(
        /* webpackChunkName: "staff" */ '#store/persistence/openRecords.ts'
      )
      return openRecords(window, version, parts)
    },
    devTools: process.env.NODE_ENV !== 'production',
  })
  const initialState = store.getState()
  if (detected !== selectLanguage(initialState)) store.dispatch(languageChosen(detected))
  await pause()
  await restoreState(store, window)
  await pause()
  const userId = () => selectStaffUser(store.getState())?.id
  // Not the page of a person who has signed out, or in whose place another one has signed in.
  const isOfUser = () => !preloaded?.own || preloaded.own.personId === userId()
  if (preloaded && isOfUser()) store.dispatch(queriesPreloaded(preloaded.api))
  const serverState = {
    ...initialState,
    ...(preloaded?.own?.slices as Partial<typeof initialState>),
    [baseApi.reducerPath]: store.getState()[baseApi.reducerPath],
  }
  // A tab that was closed during a sign-out in another tab may have left copies.
  if (userId() === undefined) clearOfflineCache()
  // The stored language has replaced the detected one; the language in the address outranks both.
  const asked = languageInAddress(window.location.search)
  if (asked) {
    store.dispatch(languageChosen(asked))
    forgetLanguageInAddress(window)
  }
  followOtherTabs(store, storage, window)

  if (!isOfUser()) removePage(container)
  const { pathname } = window.location
  const language = selectLanguage(store.getState())
  // A page is rendered anew after a Back during the start, when the browser has another language stored, and in the frame
  // of the staff area.
  const isHydrated =
    preloaded?.path === renderedPath(pathname) &&
    preloaded.language === language &&
    (preloaded.own !== undefined || !isStaffPath(pathname))
  const i18n = await createI18n({
    language: toTag(language),
    texts: preloaded?.language === language ? { [toTag(language)]: preloaded.texts } : undefined,
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
  await pause()
  const app = (serverState?: ReturnType<typeof store.getState>) => (
    <StrictMode>
      <App
        environment={environment}
        store={store}
        serverState={serverState}
        i18n={i18n}
        refusedForm={preloaded?.refusedForm}
      />
    </StrictMode>
  )
  if (isHydrated) {
    // Until its code has loaded the page from the server stays, and works without it.
    await loadInTheEnd(() => preparePage(pathname, i18n, store, preloaded.own))
    if (!isOfUser()) removePage(container)
    // Unless Back was pressed meanwhile.
    if (window.location.pathname === pathname) {
      // In slices between which the browser can paint and answer.
      const controls = [...container.querySelectorAll<Control>('input, textarea, select')]
      let focused: unknown = document.activeElement
      container.addEventListener('focusin', ({ target }) => {
        focused = target
      })
      const onRecoverableError = (error: unknown) => {
        reportError(error)
        // At once: a key that is pressed before the focus is passed would be lost.
        passInput(container, controls, focused)
      }
      startTransition(() => void hydrateRoot(container, app(serverState), { onRecoverableError }))
      // The document's script stops recording presses.
      window.dispatchEvent(new Event('hydrating'))
      return
    }
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, prepareTimeoutMs))
  await Promise.race([preparePage(window.location.pathname, i18n, store), timeout]).catch(() => undefined)
  // An exception while rendering stands in the overlay of the development server, not only behind the visitors' page.
  const isDevelopment = process.env.NODE_ENV === 'development'
  createRoot(container, isDevelopment ? { onCaughtError: reportError } : {}).render(app())
}

/** The style that the server adds to the pages that it renders. */
async function showColours(colours: Colours | undefined): Promise<void> {
  const { companyStyle, companyStyleId } = await import(
    /* webpackChunkName: "colours" */ '@atrium/ui/colours'
  )
  if (!colours || document.getElementById(companyStyleId)) return
  const style = Object.assign(document.createElement('style'), { id: companyStyleId })
  style.textContent = companyStyle(colours)
  document.head.append(style)
}

/**
 * The state that the server rendered the page with; `undefined` in a document that it has not rendered. Its element is
 * removed: the data of a person would stay in the document after the sign-out.
 */
function readPreloadedState(): PreloadedState | undefined {
  const element = document.getElementById(preloadedStateId)
  element?.remove()
  return element ? JSON.parse(element.textContent) : undefined
}

/**
 * Removes the page of another person than the signed-in one. The sign-in page takes its place: it asks the server whose session
 * this is, and leads that person back.
 */
function removePage(container: HTMLElement): void {
  const { pathname, search, hash } = window.location
  container.replaceChildren()
  // The document's script shows what it has hidden.
  window.dispatchEvent(new Event('hydrating'))
  const next = new URLSearchParams({ next: pathname + search + hash })
  window.history.replaceState(window.history.state, '', `${href('staffLogin')}?${next}`)
}

function sessionSigns(): Pick<Storage, 'getItem'> {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null }
  }
}
