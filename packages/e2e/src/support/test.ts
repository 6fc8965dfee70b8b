import { test as base } from '@playwright/test'
import { ApplicationPage } from '#pages/ApplicationPage.ts'
import { CareerPage } from '#pages/CareerPage.ts'
import { VacancyPage } from '#pages/VacancyPage.ts'
import { type Lng, type Words, wordsOf } from './words.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** The language of the journey; a `describe` sets it with `test.use`. */
  lng: Lng
  words: Words
  careerPage: CareerPage
  vacancyPage: VacancyPage
  applicationPage: ApplicationPage
  /** An error that the journey causes on purpose. */
  expectedError: RegExp | undefined
  /** Errors that the page printed or threw; the fixture fails the test when there are any. */
  cleanConsole: undefined
}

/** The test with our page classes. Every journey also fails on an error in the browser's console. */
export const test = base.extend<Fixtures>({
  lng: ['en', { option: true }],
  expectedError: [undefined, { option: true }],
  words: async ({ lng }, use) => use(wordsOf(lng)),
  careerPage: async ({ page, words }, use) => use(new CareerPage(page, words)),
  vacancyPage: async ({ page, words }, use) => use(new VacancyPage(page, words)),
  applicationPage: async ({ page, words }, use) => use(new ApplicationPage(page, words)),
  cleanConsole: [
    async ({ page, expectedError }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // The browser itself reports an answer of 4xx or 5xx; the journeys ask for some on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await use(undefined)
      base.expect(errors.filter((error) => !expectedError?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})
