import type { BrowserContext, Page } from '@playwright/test'

/** The call that synchronises meetings. */
export const syncCall = '**/api/v1/meetings/sync/'

/** Empties the schedule of the company: the week shows only the meetings of the person. */
export const onlyOwn = (pages: Page | BrowserContext) =>
  pages.route('**/Schedule.json', (route) => route.fulfill({ json: [] }))

/** Drops all synchronisation: data that survive were stored by the browser. */
export async function alone(pages: Page | BrowserContext): Promise<void> {
  await onlyOwn(pages)
  await pages.route(syncCall, (route) => route.fulfill({ status: 503, json: {} }))
}
