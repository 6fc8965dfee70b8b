import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { openTabs } from './openTabs.ts'

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

/** A browser in which Leyla is signed in, and records that it has stored of a slice. */
export function openBrowser(slice = '', records: Record<string, unknown> = {}) {
  const browser = openTabs()
  browser.texts.set('staff_user', JSON.stringify(leyla))
  for (const [key, record] of Object.entries(records))
    browser.records.set(`${slice}/${leyla.id}/${key}`, record)
  return browser
}

/** A visit of Leyla's with the staff area's slices; over the same browser it is the visit after a reload. */
export async function openVisit(browser = openBrowser(), enhancers: StoreEnhancer[] = []) {
  const { store } = await browser.open(enhancers)
  return {
    browser,
    store,
    /** A record of a slice, as it is stored. */
    stored: (slice: string, key = 'state') => browser.records.get(`${slice}/${leyla.id}/${key}`),
  }
}
