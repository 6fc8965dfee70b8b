import type { Page } from '@playwright/test'
import { darkAddresses, openAddresses, staffAddresses } from '#support/addresses.ts'
import { expectAccessible } from '#support/axe.ts'
import { ContactSheet } from '#support/contactSheet.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { signIn } from '#support/session.ts'
import { started } from '#support/started.ts'
import { darkStates, openStates, type PageState } from '#support/states.ts'
import { test } from '#support/test.ts'
import { type Texts, wordsOf } from '#support/texts.ts'

const widths = [390, 820, 1440]

const atRest = (addresses: readonly string[]): PageState[] =>
  addresses.map((address) => ({ name: address, address }))

const screens = {
  light: [...atRest([...openAddresses, ...staffAddresses]), ...openStates, ...darkStates],
  dark: [...atRest(darkAddresses), ...darkStates],
}

// The sign-in is open to those who are not signed in.
const isSignIn = ({ address = '' }: PageState) => /\/staff\/(login|forgot|reset)/.test(address)

async function look(page: Page, { address, prepare, act }: PageState, texts: Texts): Promise<void> {
  await prepare?.(page)
  if (address) {
    await page.goto(address)
    await started(page)
  }
  if (!prepare) await page.waitForLoadState('networkidle')
  await act?.(page, texts)
}

for (const theme of ['light', 'dark'] as const)
  for (const lng of ['az', 'en', 'ru'] as const)
    for (const width of widths)
      test.describe(`${theme}, ${lng}, ${width} px`, () => {
        test.use({
          lng,
          locale: lng,
          viewport: { width, height: 900 },
          colorScheme: theme,
        })

        // `npm run test:long -- --only everyPage`
        test('every page and state fits and has no accessibility violation', { tag: '@long' }, async ({
          browser,
          context,
        }) => {
          test.setTimeout(20 * 60_000)
          context.setDefaultTimeout(30_000)
          const texts = wordsOf(lng)
          const sheet = new ContactSheet(`${theme}-${lng}-${width}`)
          const all = screens[theme]
          let page = await context.newPage()
          for (const screen of [...all.filter(isSignIn), ...all.filter((each) => !isSignIn(each))])
            await test.step(screen.name, async () => {
              if (!isSignIn(screen)) await signIn(context)
              if (screen.address) {
                await page.close()
                page = await context.newPage()
              }
              await look(page, screen, texts)
              await expectNoOverflow(page, `${screen.name} at ${width} px`)
              await expectAccessible(page, { hasFoot: false, isPart: screen.isLoading ?? false })
              await sheet.take(page, screen.name)
            })
          await sheet.save(browser)
        })
      })
