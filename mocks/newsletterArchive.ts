import type { PublishedLetter } from '@atrium/contract/newsletter'
import { archiveEndpoints } from '@atrium/contract/newsletter/archive/calls'
import { json, mockOf, notFound } from './answers.ts'

const letters: PublishedLetter[] = [
  {
    ...{ id: 2, day: '2026-10-30', isListed: true },
    texts: { EN: { subject: 'News of October', text: 'Our new office is **open**.' } },
  },
  {
    ...{ id: 1, day: '2026-09-30', isListed: true },
    texts: { EN: { subject: 'News of September', text: 'We have moved.' } },
  },
]

/** The letters that were sent. */
export const archiveMocks = [
  mockOf(archiveEndpoints.listPublishedLetters, () =>
    json(letters.map(({ isListed: _isListed, ...row }) => row)),
  ),
  mockOf(archiveEndpoints.getPublishedLetter, ({ params }) => {
    const found = letters.find(({ id }) => id === Number(params.id))
    return found ? json(found) : notFound()
  }),
]
