import { cacheOnlyOk } from './cacheOnlyOk.ts'

const forgotten: [string, string][] = []
const original = Object.getOwnPropertyDescriptor(globalThis, 'caches')

beforeAll(() => {
  const open = async (name: string) => ({ delete: async (key: string) => forgotten.push([name, key]) })
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open } })
})
afterAll(() => {
  if (original) Object.defineProperty(globalThis, 'caches', original)
  else Reflect.deleteProperty(globalThis, 'caches')
})
beforeEach(() => forgotten.splice(0))

const validate = async (status: number, headers: Record<string, string> = {}) => {
  const response = new Response('', { status, headers })
  const request = new Request('https://caspora.example/codes/gunes-aliyeva?lng=ru')
  const rule = cacheOnlyOk('cards', (url) => url.split('?')[0] ?? '').cacheWillUpdate
  const parts = { request, response, event: new Event('fetch') }
  return (await rule?.(parts)) === response
}

it('caches a successful answer', async () => {
  expect(await validate(200, { 'cache-control': 'private, no-cache' })).toBe(true)
})

it.each([404, 410, 429, 500, 503])('does not cache an answer with status %d', async (status) => {
  expect(await validate(status)).toBe(false)
})

it('does not cache an answer with no-store', async () => {
  expect(await validate(200, { 'cache-control': 'private, no-store' })).toBe(false)
})

it.each([404, 410])('deletes the copy after status %d', async (status) => {
  await validate(status)
  expect(forgotten).toEqual([['cards', 'https://caspora.example/codes/gunes-aliyeva']])
})

it('keeps the copy when the server fails', async () => {
  await validate(429)
  await validate(503)
  expect(forgotten).toEqual([])
})
