import { pages, pagesOf } from '@atrium/contract/core'
import type { Page } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { samplesOf } from '#support/rounds.ts'
import { expect, test } from '#support/test.ts'

test.use({
  waitsForApplication: false,
  serviceWorkers: 'allow',
  // Console messages of Chromium about requests without a network.
  expectedError: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Error fetching holidays/,
})

/** A page that was opened, one that was not, and one with a menu of its own. */
const samples: readonly string[] = [pages.profile, pages.requests, pages.chatSchedule]

const addresses = samplesOf(
  pagesOf('staff').map((name) => pages[name]),
  (address) => samples.includes(address),
)

/** The addresses in the caches of the staff area. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test('after one visit of one page every address of the staff area starts offline', async ({
  page,
  context,
  texts,
}) => {
  const staff = new StaffPage(page, texts)
  await staff.open(pages.profile)
  for (const part of ['/staff/frame', '/assets/requests-', '/assets/schedule.', '/Locales/ru/requests.json'])
    await expect.poll(async () => (await kept(page)).some((path) => path.startsWith(part)), part).toBe(true)
  await context.setOffline(true)
  for (const address of addresses) {
    await page.goto(address)
    // The frame of the page, or a page that says that its texts are missing; never the error page of the browser.
    const retry = page.getByRole('button', { name: texts('common:failure.retry'), exact: true })
    await expect(staff.toggle.or(retry).first(), address).toBeVisible()
    await expect(retry.first(), address).toBeVisible()
    await expect(page, address).toHaveURL(address)
  }
})
