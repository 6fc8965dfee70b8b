import { HttpResponse, http } from 'msw'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { baseApi } from './baseApi.ts'

const server = mockNetwork()

const { echo } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    echo: build.mutation<unknown, object>({ query: (body) => ({ url: '/echo', method: 'POST', body }) }),
  }),
}).endpoints

it('sends U+FFFD for a lone surrogate and for U+0000, which the server rejects', async () => {
  server.use(http.post('*/echo', async ({ request }) => HttpResponse.json((await request.json()) as object)))
  const store = setupStore({ storage: memoryStorage(), environment: testEnvironment })
  const sent = await store.dispatch(echo.initiate({ title: 'a\ud83d', people: ['\0b\udc00', 'Ə🙂'] }))
  expect(sent).toEqual({ data: { title: 'a\ufffd', people: ['\ufffdb\ufffd', 'Ə🙂'] } })
})
