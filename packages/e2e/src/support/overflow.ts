import { expect, type Page } from '@playwright/test'

/** Fails unless the page comes to need no sideways scrolling; a window of another width is drawn in the moment after. */
export const expectNoOverflow = (page: Page, where?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), where)
    .toBe(0)
