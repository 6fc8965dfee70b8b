import type { BrowserContext, Page } from '@playwright/test'

/** The call that makes a person's meetings here and on the server equal. */
export const syncCall = '**/api/v1/meetings/sync/'

/** The company's schedule is empty: a week holds one's own meetings alone. */
export const onlyOwn = (pages: Page | BrowserContext) =>
  pages.route('**/Schedule.json', (route) => route.fulfill({ json: [] }))

/** The server has nothing of what is done here: what survives was kept by the browser. */
export async function alone(pages: Page | BrowserContext): Promise<void> {
  await onlyOwn(pages)
  await pages.route(syncCall, (route) => route.fulfill({ status: 503, json: {} }))
}
