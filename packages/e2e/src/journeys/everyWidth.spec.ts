import { samplePassword } from '@atrium/contract/accounts/samples'
import type { Page } from '@playwright/test'
import { darkAddresses, openAddresses, staffAddresses } from '#support/addresses.ts'
import { ContactSheet } from '#support/contactSheet.ts'
import { longApplication } from '#support/longApplication.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { signIn } from '#support/session.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** From a small phone to a wide screen. */
const widths = Array.from({ length: 26 }, (_width, step) => 320 + 64 * step)

/** The widths of the pictures on the contact sheet. */
const pictured = [320, 768, 1216, 1920]

/** Sees every page of the desk. */
const admin = { email: 'rauf.aliyev@caspora.example', password: samplePassword }

/** The texts that their box cuts without an ellipsis, and that do not scroll. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, th, td, dt, dd, li, option')]
      .filter((element) => {
        const { overflowX, textOverflow, display } = getComputedStyle(element)
        const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
        return isCut && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && display !== 'inline'
      })
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`),
  )

// Russian has the longest words.
for (const [theme, addresses] of [
  ['light', [...openAddresses, ...staffAddresses]],
  ['dark', darkAddresses],
] as const)
  for (const lng of ['en', 'ru'] as const)
    test.describe(`${theme}, ${lng}`, () => {
      test.use({ lng, locale: lng, colorScheme: theme, viewport: { width: 1216, height: 900 } })

      // `npm run test:long -- --only everyWidth`
      test('every page fits every width', { tag: '@long' }, async ({ browser, context, page }) => {
        test.setTimeout(40 * 60_000)
        const sheet = new ContactSheet(`widths-${theme}-${lng}`)
        const faults: string[] = []
        const look = async (address: string) => {
          await page.goto(address)
          await started(page)
          await page.waitForLoadState('networkidle')
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await expectNoOverflow(page, `${address} at ${width} px`).catch(() =>
              faults.push(`${address} at ${width} px scrolls sideways`),
            )
            for (const text of await cutTexts(page)) faults.push(`${address} at ${width} px cuts ${text}`)
            if (pictured.includes(width)) await sheet.take(page, `${address} ${width}`)
          }
        }
        const isSignIn = (address: string) => /\/staff\/(login|forgot|reset)/.test(address)
        for (const address of addresses.filter(isSignIn)) await look(address)
        await signIn(context, admin)
        const isOpen = (address: string) => !isSignIn(address)
        for (const address of [...addresses.filter(isOpen), ...(await longApplication(context.request))])
          await look(address)
        await sheet.save(browser)
        expect(faults).toEqual([])
      })
    })
