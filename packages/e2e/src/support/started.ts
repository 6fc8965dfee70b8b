import { company } from '@atrium/contract'
import { expect, type Locator, type Page } from '@playwright/test'

export const loadingScreen = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${company.name}$`) })

/** Waits until the page is there and the loading screen has gone: from here on a person can use it. */
export async function started(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(loadingScreen(page)).toBeHidden()
}
