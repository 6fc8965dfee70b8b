import { waitFor } from '@testing-library/react'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { clearOfflineCache } from './clearOfflineCache.ts'

const kept = fakeCaches()

it('deletes the caches of the staff area, and keeps personal cards, which are public', async () => {
  for (const name of ['staff-answers', 'staff-frame', 'offline-cards']) await caches.open(name)
  clearOfflineCache()
  await waitFor(() => expect(Object.keys(kept())).toEqual(['offline-cards']))
})

it('does nothing in a browser that forbids its storage', () => {
  jest.spyOn(caches, 'keys').mockRejectedValue(new Error('forbidden'))
  expect(clearOfflineCache).not.toThrow()
})
