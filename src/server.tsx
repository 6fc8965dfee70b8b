import {
  type Company,
  type Language,
  type PageRequest,
  type RenderPage,
  setCompany,
  textsAt,
  toTag,
} from '@atrium/contract/core'
import { companyStyle, companyStyleId } from '@atrium/ui/colours'
import { collectStyles } from '@atrium/ui/server'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
// Not the build for Node: its AsyncLocalStorage slows every request of the server down after the first page (Node below 24).
// Not that for browsers: its MessageChannel keeps a process from ending.
import { prerender } from 'react-dom/static.edge'
import { StaticRouter } from 'react-router-dom'
import { baseApi } from '#api/baseApi.ts'
import { App } from '#app/App.tsx'
import { prefetchQueries } from '#app/prefetchQueries.ts'
import { now } from '#config/clock.ts'
import { environmentFrom } from '#config/environment.ts'
import { PageTitleContext } from '#hooks/usePageTitle.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { meetingsOpened } from '#slices/meetingsSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { restoreView } from '#store/persistence/viewCookie.ts'
import type { RootState } from '#store/rootReducer.ts'
import { type AppStore, setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'

/** Calls in process need an absolute address; this one belongs to no page. */
const inProcess = 'http://atrium.invalid'

/** The most characters of data in the page of a person, such as 500 records of people: the browser fetches more itself. */
const mostOwnData = 250_000

/** The texts of each language, which all its pages share. */
const texts = new Map<Language, { version: number; loading: Promise<i18n> }>()

function textsIn(
  language: Language,
  { readTexts, textsVersion: version }: Pick<PageRequest, 'readTexts' | 'textsVersion'>,
): Promise<i18n> {
  const known = texts.get(language)
  if (known?.version === version) return known.loading
  const loading = createI18n({ language: toTag(language), load: readTexts })
  texts.set(language, { version, loading })
  return loading
}

/** Renders one page to HTML, with its data, texts and styles. */
export const renderPage: RenderPage = async ({
  address,
  language,
  settings,
  reader,
  fetch,
  refusedForm,
  ...ofTexts
}) => {
  const [path = '/'] = address.split('?')
  const { user } = reader ?? {}
  const ofRender = { renderedAt: now().toISOString(), windowSize: reader?.windowSize }
  const environment = { ...environmentFrom(settings, inProcess), ...(user && ofRender) }
  setCompany(environment.company)
  const store = setupStore({
    environment,
    storage: memoryStorage(),
    preloadedState: {
      language: { current: language },
      ...(reader && { auth: { user: reader.user, isExpired: false }, theme: { choice: reader.theme } }),
    },
    fetch,
  })
  if (reader) {
    await store.addSlices(staffSlices)
    store.dispatch(meetingsOpened(reader.user.id))
    restoreView(store, reader.view)
  }
  const i18n = await textsIn(language, ofTexts)
  const namespaces = textsAt(path)
  const [status] = await Promise.all([
    prefetchQueries(address, language, store),
    i18n.loadNamespaces(namespaces),
  ])
  const isLeft =
    user !== undefined &&
    ((status !== 200 && status !== 404) || JSON.stringify(store.getState()).length > mostOwnData)
  if (isLeft) {
    endTimers(store)
    return undefined
  }
  const styles = collectStyles()
  const failures: unknown[] = []
  let title = ''
  const { prelude } = await prerender(
    <PageTitleContext value={(page) => (title = page)}>
      <App
        environment={environment}
        store={store}
        router={({ children }: { children: ReactNode }) => (
          <StaticRouter location={address}>{children}</StaticRouter>
        )}
        styles={styles.cache}
        i18n={i18n}
        refusedForm={refusedForm}
      />
    </PageTitleContext>,
    {
      // All parts of the page stay in order, so that the document needs no script to place them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  const state = store.getState()
  const { queries, mutations, provided } = state.api
  endTimers(store)
  if (failures.length > 0) throw failures[0]
  return {
    html,
    status,
    title,
    styles: styles.toHtml() + coloursOf(environment.company),
    preloadedState: {
      path,
      language,
      api: { queries, mutations, provided },
      texts: textsOf(i18n, namespaces),
      refusedForm,
      own: user && { personId: user.id, environment: ofRender, slices: ownSlices(state) },
    },
  }
}

/** Empty with the shipped colours. */
function coloursOf({ colours }: Partial<Company>): string {
  const css = colours && companyStyle(colours)
  return css ? `<style id="${companyStyleId}">${css}</style>` : ''
}

/** Ends the timers of the cache. */
const endTimers = ({ dispatch }: AppStore) => void dispatch(baseApi.util.resetApiState())

/** The slices without which the browser would render another page: its other ones start as they do here. */
const ownSlices = (state: RootState) =>
  Object.fromEntries(
    (['auth', 'theme', ...Object.keys(staffSlices)] as (keyof RootState)[]).map((name) => [
      name,
      state[name],
    ]),
  )

const textsOf = (instance: i18n, namespaces: readonly string[]) =>
  Object.fromEntries(
    namespaces.map((ns) => [ns, instance.getResourceBundle(instance.language, ns) as object]),
  )
