import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { Hand } from './hand.ts'
import { tasks } from './tasks.ts'

/**
 * `npm run bench -- tasks [--only meeting]`: does what people come for, in English with the sample data, and prints the presses,
 * the keys, and the seconds a practised person needs for them by the keystroke-level model.
 */
const { CHROMIUM_PATH, SITE_URL } = process.env
if (!CHROMIUM_PATH || !SITE_URL) throw new Error('Start this with npm run bench -- tasks.')

const { values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const chosen = tasks.filter(({ name }) => !values.only || name.includes(values.only))

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH })
const print = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

print(['task', 'presses', 'keys', 'seconds'])
print(Array.from({ length: 4 }, () => '---'))
for (const { name, address, person, isOnPhone = false, run } of chosen) {
  const hand = new Hand(await openPage(browser, isOnPhone))
  const { page } = hand
  if (person) await signIn(person)
  await page.goto(`${SITE_URL}${address}`)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  // What is fetched after that may replace a control.
  await page.waitForLoadState('networkidle')
  await run(hand)
  print([name, hand.presses, hand.keys, hand.seconds.toFixed(0)])
  await page.context().close()

  async function signIn(mail: string) {
    await page.goto(`${SITE_URL}/staff/login`)
    await page.getByLabel('Email').fill(`${mail}@caspora.example`)
    await page.getByLabel('Password', { exact: true }).fill('plan-on-time-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/staff(?!\/login)/)
  }
}
await browser.close()

async function openPage(from: Browser, isOnPhone: boolean) {
  const context = await from.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: isOnPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: isOnPhone,
  })
  return context.newPage()
}
