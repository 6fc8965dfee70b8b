import { parseArgs } from 'node:util'
import { login } from '@atrium/contract/accounts'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { type BrowserContext, chromium } from 'playwright-core'
import { plainPrefix, servePlain } from '#pages/plain.ts'
import { copyPage, openPhone, type StaffVisit, visitStaff } from './visit.ts'

/**
 * `npm run bench -- staff [--pages /staff,/staff/profile] [--times 5]`: how fast the staff pages load, cold and warm, beside
 * plain HTML of the same content, on Lighthouse's phone. Prints the table of docs/bench.md. Visits alternate.
 */
const { CHROMIUM_PATH, SITE_URL } = process.env
if (!CHROMIUM_PATH || !SITE_URL) throw new Error('Start this with npm run bench -- staff.')

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    pages: {
      type: 'string',
      default: '/staff,/staff/profile,/staff/calendar,/staff/requests,/staff/desk/people',
    },
    times: { type: 'string', default: '5' },
  },
})
const times = Number(values.times)

/** Lighthouse's: the server renders for the window of a phone. */
const phone =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const copies = new Map<string, string>()
const { origin, server } = await servePlain(SITE_URL, copies)
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH })
// A person of HR, who sees the admin area.
const email = staffSamples.find(({ role }) => role === 'hr')?.email
const signedIn = await signIn()
let warm = await newContext()

const row = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
row(['page', 'content cold ms', 'plain', 'ratio', 'TBT', 'kB before', 'kB until', 'content warm', 'TBT warm'])
row(Array.from({ length: 9 }, () => '---'))
for (const path of values.pages.split(',')) {
  const seen: Record<'cold' | 'plain' | 'warm', StaffVisit[]> = { cold: [], plain: [], warm: [] }
  await warm.close()
  warm = await newContext()
  const page = await openPhone(warm)
  await visitStaff(page, origin + path)
  copies.set(path, await copyPage(page))
  // The worker prepares the offline use.
  await page.waitForTimeout(10_000)
  for (let time = 0; time < times; time += 1) {
    seen.cold.push(await inNewContext(path))
    seen.plain.push(await inNewContext(plainPrefix + path, true))
    seen.warm.push(await visitStaff(page, origin + path))
  }
  const of = (which: keyof typeof seen, name: keyof StaffVisit) =>
    Math.round(median(seen[which].map((one) => one[name])))
  const kilobytes = (name: 'before' | 'until') => Math.round(of('cold', name) / 1000)
  row([
    path,
    of('cold', 'content'),
    of('plain', 'content'),
    (of('cold', 'content') / of('plain', 'content')).toFixed(2),
    of('cold', 'tbt'),
    kilobytes('before'),
    kilobytes('until'),
    of('warm', 'content'),
    of('warm', 'tbt'),
  ])
}
await browser.close()
server.close()

async function signIn() {
  const context = await browser.newContext()
  const reply = await context.request.post(origin + login.path, {
    data: { email, password: samplePassword },
    headers: { origin },
  })
  const { token } = (await reply.json()) as { token: string }
  const [, payload = ''] = token.split('.')
  const user = JSON.stringify(JSON.parse(Buffer.from(payload, 'base64url').toString()).user)
  const state = await context.storageState()
  await context.close()
  return { ...state, origins: [{ origin, localStorage: [{ name: 'staff_user', value: user }] }] }
}

async function newContext(): Promise<BrowserContext> {
  return await browser.newContext({
    storageState: signedIn,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: phone,
  })
}

async function inNewContext(path: string, isPlain = false): Promise<StaffVisit> {
  const context = await newContext()
  const visit = await visitStaff(await openPhone(context), origin + path, isPlain)
  await context.close()
  return visit
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
