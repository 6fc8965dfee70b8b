import { waitFor } from '@testing-library/react'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { forgetOfflineCopies } from './clearOfflineCache.ts'

const kept = fakeCaches()

it('forgets all of the staff area, and leaves the personal cards, which are public', async () => {
  for (const name of ['staff-answers', 'staff-document', 'offline-cards']) await caches.open(name)
  forgetOfflineCopies()
  await waitFor(() => expect(Object.keys(kept())).toEqual(['offline-cards']))
})

it('leaves a browser as it is that forbids its storage', () => {
  jest.spyOn(caches, 'keys').mockRejectedValue(new Error('forbidden'))
  expect(forgetOfflineCopies).not.toThrow()
})
