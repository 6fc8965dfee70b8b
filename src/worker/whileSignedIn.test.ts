import { signedInMark } from '#config/offline.ts'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { whileSignedIn } from './whileSignedIn.ts'

const kept = fakeCaches()

it('caches what arrives while a person is signed in, and nothing after the sign-out', async () => {
  const response = new Response('code')
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBeNull()
  await caches.open(signedInMark)
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBe(response)
  await caches.delete(signedInMark)
  expect(await whileSignedIn.cacheWillUpdate({ response })).toBeNull()
})

it('deletes a cache that a write has created anew after the sign-out', async () => {
  await caches.open(signedInMark)
  await caches.open('staff-parts')
  await whileSignedIn.cacheDidUpdate({ cacheName: 'staff-parts' })
  expect(Object.keys(kept())).toContain('staff-parts')
  await caches.delete(signedInMark)
  await whileSignedIn.cacheDidUpdate({ cacheName: 'staff-parts' })
  expect(kept()).toEqual({})
})
