import { expect, type Page } from '@playwright/test'
import { samplesOf, widthsOf } from './rounds.ts'

/** Fails unless the page comes to need no sideways scrolling; a window of another width is drawn in the moment after. */
export const expectNoOverflow = (page: Page, where?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), where)
    .toBe(0)

/** The language buttons of the application, by the language of the page that they lead to. */
export const languageNames = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' } as const

/** The languages in which a page is looked at: all in the long run, else Russian, whose words are the longest, and English. */
export const languagesSeen = samplesOf(Object.entries(languageNames), ([lng]) => lng !== 'az')

const desk = { width: 1280, height: 800 }

/**
 * Fails unless the page that stands needs no sideways scrolling at the widths (`widthsOf`), in any of the languages (`languagesSeen`); it
 * changes the language as a reader does, and ends in English on a desk.
 */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const [lng, name] of languagesSeen) {
    await page.getByRole('link', { name }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', lng)
    for (const width of widthsOf(widths)) {
      await page.setViewportSize({ ...desk, width })
      await expectNoOverflow(page, `${page.url()} in ${lng} at ${width} px`)
    }
    await page.setViewportSize(desk)
  }
}
