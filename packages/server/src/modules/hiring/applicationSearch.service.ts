import { foldText } from '@atrium/contract/core'
import type { SearchReply } from '@atrium/contract/hiring'
import { hasText } from '@atrium/contract/search'
import type { Database } from '#db/types.ts'
import { listFolded, type Searched, search } from './applicationSearch.repo.ts'
import { indexedSpellings, phoneDigitsOf, spellingsOf } from './searchSpellings.ts'
import type { Viewer } from './viewer.ts'

/** The most words of a search that count. */
const maxWords = 8

/** Words, and phrases in quotes; folded. A phone number is one of them, however it is divided. */
const termsOf = (searched: string): string[] => {
  if (phoneDigitsOf(searched.trim())) return [foldText(searched)]
  const terms = [...foldText(searched).matchAll(/"([^"]+)"|[^\s"]+/g)].map(([whole, phrase]) =>
    (phrase ?? whole).trim(),
  )
  return [...new Set(terms)].filter((term) => /[\p{L}\p{N}]/u.test(term)).slice(0, maxWords)
}

const isCyrillic = (term: string) => /\p{Script=Cyrillic}/u.test(term)

/** In one line, and without the pieces of words at its ends. */
const trimExcerpt = (excerpt: string): string =>
  excerpt
    .replace(/\s+/g, ' ')
    .replace(/^\S*\s/, '')
    .replace(/\s\S*$/, '')

/** Searches the applications that the viewer may see: each word may stand in another of their texts. Newest first. */
export async function searchApplications(db: Database, viewer: Viewer, q: string): Promise<SearchReply> {
  const terms = termsOf(q)
  const searched: Searched[] = terms.map((term, place) => ({
    term,
    spellings: spellingsOf(term),
    indexed: indexedSpellings(term),
    phone: phoneDigitsOf(term),
    // Its end may not be typed yet.
    isOpen: place === terms.length - 1 && !q.trimEnd().endsWith('"'),
    named: [],
  }))
  // Azerbaijani names in Cyrillic letters are found by their sound, which the database does not know.
  if (terms.some(isCyrillic)) {
    const texts = await listFolded(db, viewer)
    for (const one of searched.filter(({ term }) => isCyrillic(term)))
      one.named = texts.filter(([, folded]) => hasText(folded, one.term)).map(([id]) => id)
  }
  const { found, unread } = await search(db, viewer, searched)
  return { found: found.map(({ id, excerpt }) => ({ id, excerpt: excerpt && trimExcerpt(excerpt) })), unread }
}
