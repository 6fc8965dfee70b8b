import { signedInMark } from '#config/offline.ts'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { whileSignedIn } from './whileSignedIn.ts'

fakeCaches()

it('keeps what arrives while somebody is signed in, and nothing after they have left', async () => {
  const response = new Response('code')
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBeNull()
  await caches.open(signedInMark)
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBe(response)
  await caches.delete(signedInMark)
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBeNull()
})
