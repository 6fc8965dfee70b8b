import { expect, type Page } from '@playwright/test'
import { samplesOf, widthsOf } from './rounds.ts'

/** Fails when the page needs horizontal scrolling; a resized window is laid out a moment later. */
export const expectNoOverflow = (page: Page, where?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), where)
    .toBe(0)

/** The language buttons of the application, by the language they lead to. */
export const languageNames = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' } as const

/** The tested languages: all in the long run, else Russian, which has the longest words, and English. */
export const languagesSeen = samplesOf(Object.entries(languageNames), ([lng]) => lng !== 'az')

const desk = { width: 1280, height: 800 }

/**
 * Fails when the page needs horizontal scrolling at one of the widths (`widthsOf`) in one of the languages
 * (`languagesSeen`). Changes the language with the buttons, and ends in English at the width of a desktop.
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
