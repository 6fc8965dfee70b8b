import type { Settings } from '@atrium/contract/accounts'
import { areaAt, isStaffPath } from '@atrium/contract/core'
import { href } from '#config/site.ts'

/** Stands for this site while an address is read; nothing of it is used. */
const here = 'http://here.invalid'

/**
 * Where a person goes once they are signed in (departure 10): the page that `next` in the query names when it is one of
 * the staff area on this site, or a lookup page, which shows more to a colleague, otherwise the first page of their
 * settings. The address is read as a browser would read it, so that no way of writing leads elsewhere.
 */
export function nextAddress(
  { search, hash }: { search: string; hash: string },
  startPage: Settings['startPage'],
): string {
  const wanted = new URLSearchParams(search).get('next') ?? ''
  if (!wanted.startsWith('/') || !URL.canParse(wanted, here)) return href(startPage)
  const place = new URL(wanted, here)
  const isForColleagues = isStaffPath(place.pathname) || areaAt(place.pathname) === 'lookup'
  if (place.origin !== here || !isForColleagues) return href(startPage)
  return `${place.pathname}${place.search}${place.hash || hash}`
}
