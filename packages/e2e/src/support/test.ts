import { test as base } from '@playwright/test'
import { ApplicationPage } from '#pages/ApplicationPage.ts'
import { CareerPage } from '#pages/CareerPage.ts'
import { VacancyPage } from '#pages/VacancyPage.ts'
import { setClockOfContexts } from './clock.ts'
import { insertText } from './firefox/insertText.ts'
import { waitForApplication } from './started.ts'
import { type Lng, type Texts, wordsOf } from './texts.ts'
import { type Translated, translate } from './translator.ts'

export { expect } from '@playwright/test'

/** For `test.use`: a person without the system setting for reduced motion, which all other journeys have. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface Fixtures {
  /** The language of the journey; a `describe` sets it with `test.use`. */
  lng: Lng
  texts: Texts
  careerPage: CareerPage
  vacancyPage: VacancyPage
  applicationPage: ApplicationPage
  /** The popup about the application: `off` disables it, `always` is the other setting of the deployment. */
  popup: 'off' | 'default' | 'always'
  /** Shows the loading screen on the first page; otherwise the tab counts as visited. */
  hasLoadingScreen: boolean
  /** Whether opening a page waits for the application; otherwise the journey sees the document as it arrives. */
  waitsForApplication: boolean
  /** Translates every page as Chrome does; `E2E_TRANSLATED` does so in all journeys. */
  translated: Translated
  /** Closes what a journey opened beside its own page: such a page would go on working until the end of the run. */
  closedContexts: undefined
  /** Prepares the pages for the options above. */
  pageSettings: undefined
  /** Registers an error that the journey causes on purpose. */
  expectedError: RegExp | undefined
  /** Errors on the console and uncaught errors; any of them fails the test. */
  cleanConsole: undefined
}

/** The test with our page classes, on the day of the journeys. Every journey fails on an error in the console of the browser. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      setClockOfContexts(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  lng: ['en', { option: true }],
  expectedError: [undefined, { option: true }],
  popup: ['off', { option: true }],
  hasLoadingScreen: [false, { option: true }],
  waitsForApplication: [true, { option: true }],
  translated: [(process.env.E2E_TRANSLATED as Translated | undefined) ?? 'off', { option: true }],
  closedContexts: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.includes(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
  pageSettings: [
    async (
      { browserName, context, popup, hasLoadingScreen, waitsForApplication, translated, javaScriptEnabled },
      use,
    ) => {
      if (browserName === 'firefox') await context.addInitScript(insertText)
      if (popup === 'off') await context.addInitScript(forgoPopup)
      if (popup === 'always') await context.addInitScript(changeSettings, { popupRepeat: popup })
      if (!hasLoadingScreen) await context.addInitScript(forgoLoadingScreen)
      if (translated !== 'off') await context.addInitScript(translate, translated)
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
    async ({ page, expectedError, translated }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // The browser logs 4xx and 5xx answers itself, and some journeys cause them on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await use(undefined)
      // Firefox reports a font whose fetch ended because its page was left (NS_BINDING_ABORTED).
      const isLeftFont = (error: string) => /^download failed .*status=2152398850/.test(error)
      // Parts that were translated before their hydration are rendered anew, which React reports.
      const isExpected = (error: string) =>
        expectedError?.test(error) || isLeftFont(error) || (translated !== 'off' && error.includes('#418'))
      base.expect(errors.filter((error) => !isExpected(error))).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page before its code: marks the popup as seen. */
function forgoPopup(): void {
  // Frames of other sites have their own storage; an empty page has none, and Firefox runs the script there too.
  if (window === window.top && window.origin !== 'null') localStorage.setItem('popupShown', 'true')
}

/** Runs in the page before its code: marks the tab as visited. */
function forgoLoadingScreen(): void {
  if (window === window.top && window.origin !== 'null') sessionStorage.setItem('visited', 'true')
}

/** Runs in the page before its code: settings of another deployment. */
function changeSettings(changed: object): void {
  new MutationObserver((_changes, observer) => {
    const settings = document.querySelector<HTMLMetaElement>('meta[name="atrium-config"]')
    if (!settings) return
    observer.disconnect()
    settings.content = JSON.stringify({ ...JSON.parse(settings.content), ...changed })
  }).observe(document, { childList: true, subtree: true })
}
