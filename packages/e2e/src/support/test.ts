import { test as base } from '@playwright/test'
import { ApplicationPage } from '#pages/ApplicationPage.ts'
import { CareerPage } from '#pages/CareerPage.ts'
import { VacancyPage } from '#pages/VacancyPage.ts'
import { waitForApplication } from './started.ts'
import { type Lng, type Texts, wordsOf } from './texts.ts'

export { expect } from '@playwright/test'

/** For `test.use`: a person who has not asked their system for stillness, as all the others here have. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface Fixtures {
  /** The language of the journey; a `describe` sets it with `test.use`. */
  lng: Lng
  texts: Texts
  careerPage: CareerPage
  vacancyPage: VacancyPage
  applicationPage: ApplicationPage
  /** How the popup about the application behaves: `off` keeps it away, the others are the deployment's setting. */
  popup: 'off' | 'always' | 'once'
  /** Lets the loading screen lie over the first page; elsewhere the tab has been here before. */
  hasLoadingScreen: boolean
  /** Whether opening a page waits for the application; without it the document is looked at as it arrives. */
  waitsForApplication: boolean
  /** Prepares the pages for the options above. */
  pageSettings: undefined
  /** An error that the journey causes on purpose. */
  expectedError: RegExp | undefined
  /** Errors that the page printed or threw; the fixture fails the test when there are any. */
  cleanConsole: undefined
}

/** The test with our page classes. Every journey also fails on an error in the browser's console. */
export const test = base.extend<Fixtures>({
  lng: ['en', { option: true }],
  expectedError: [undefined, { option: true }],
  popup: ['off', { option: true }],
  hasLoadingScreen: [false, { option: true }],
  waitsForApplication: [true, { option: true }],
  pageSettings: [
    async ({ context, popup, hasLoadingScreen, waitsForApplication, javaScriptEnabled }, use) => {
      if (popup === 'off') await context.addInitScript(forgoPopup)
      else await context.addInitScript(changeSettings, { popupRepeat: popup })
      if (!hasLoadingScreen) await context.addInitScript(forgoLoadingScreen)
      if (waitsForApplication && javaScriptEnabled !== false) waitForApplication(context)
      await use(undefined)
    },
    { auto: true },
  ],
  texts: async ({ lng }, use) => use(wordsOf(lng)),
  careerPage: async ({ page, texts }, use) => use(new CareerPage(page, texts)),
  vacancyPage: async ({ page, texts }, use) => use(new VacancyPage(page, texts)),
  applicationPage: async ({ page, texts }, use) => use(new ApplicationPage(page, texts)),
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

/** Runs in the page before its own code: the browser remembers that the popup was there. */
function forgoPopup(): void {
  // Frames of others have a storage of their own.
  if (window === window.top) localStorage.setItem('popupShown', 'true')
}

/** Runs in the page before its own code: the tab has been here before. */
function forgoLoadingScreen(): void {
  if (window === window.top) sessionStorage.setItem('visited', 'true')
}

/** Runs in the page before its own code: settings as another deployment's server would write them into the page. */
function changeSettings(changed: object): void {
  new MutationObserver((_changes, observer) => {
    const settings = document.querySelector<HTMLMetaElement>('meta[name="atrium-config"]')
    if (!settings) return
    observer.disconnect()
    settings.content = JSON.stringify({ ...JSON.parse(settings.content), ...changed })
  }).observe(document, { childList: true, subtree: true })
}
