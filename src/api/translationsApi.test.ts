import { HttpResponse, http } from 'msw'
import { languageChosen } from '#slices/languageSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { translationsApi } from './translationsApi.ts'

const server = mockNetwork()

const openStore = () =>
  setupStore({
    storage: memoryStorage(),
    // Translations are the site's own files, wherever the product's API is.
    environment: { ...testEnvironment, hosts: { ...testEnvironment.hosts, api: 'https://api.test' } },
  })

const read = (store: ReturnType<typeof openStore>, ns: string) =>
  store.dispatch(translationsApi.endpoints.getTranslations.initiate({ lng: 'az', ns })).unwrap()

it('reads one namespace of one language from the site, in the reader’s language', async () => {
  const asked: string[] = []
  server.use(
    http.get('http://localhost/Locales/az/common.json', ({ request }) => {
      asked.push(request.headers.get('Accept-Language') ?? '')
      return HttpResponse.json({ loading: 'Yüklənir' })
    }),
  )
  const store = openStore()
  store.dispatch(languageChosen('AZ'))
  expect(await read(store, 'common')).toEqual({ loading: 'Yüklənir' })
  expect(asked).toEqual(['az'])
})

it.each([
  ['an error', () => new HttpResponse(null, { status: 500 })],
  ['nothing', () => new HttpResponse('', { headers: { 'content-type': 'application/json' } })],
  [
    'a page instead of JSON',
    () => new HttpResponse('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
])('rejects when it is answered with %s', async (_what, answer) => {
  server.use(http.get('http://localhost/Locales/az/common.json', answer))
  await expect(read(openStore(), 'common')).rejects.toBeDefined()
})
