import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { type Visit, visit } from './lighthouse.ts'
import { plainPrefix, servePlain } from './plain.ts'
import { readableAt, untilAlive } from './slow.ts'

/**
 * `npm run bench -- pages [--pages /,/career] [--languages en] [--times 5]`: how fast the pages load, beside plain HTML with
 * the same texts, pictures and fonts. Prints the table of docs/bench.md. Visits of a page and of its plain copy alternate.
 */
const { CHROMIUM_PATH, SITE_URL } = process.env
if (!CHROMIUM_PATH || !SITE_URL) throw new Error('Start this with npm run bench -- pages.')

const everyPage =
  '/,/about,/service,/service/1,/career,/career/1,/contact,/privacy,/codes/gunes-aliyeva,/employee-qr/DEV7,/rooms'
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: everyPage },
    languages: { type: 'string', default: 'az,en,ru' },
    times: { type: 'string', default: '5' },
  },
})
const times = Number(values.times)

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

const { origin, server } = await servePlain(SITE_URL)
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH })
const say = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

say([
  'page',
  'score',
  'plain',
  'LCP ms',
  'plain',
  'ratio',
  'TBT ms',
  'CLS',
  'slow: heading ms',
  'plain',
  'ratio',
  'scripts until alive, gzip',
  'longest task ms',
])
say(Array.from({ length: 13 }, () => '---'))
for (const page of values.pages.split(','))
  for (const language of values.languages.split(',')) {
    const address = `${origin}${page}?lng=${language}`
    const plain = `${origin}${plainPrefix}${page}?lng=${language}`
    const seen: Record<'page' | 'plain', Visit[]> = { page: [], plain: [] }
    const slow: Record<'page' | 'plain', number[]> = { page: [], plain: [] }
    for (let time = 0; time < times; time += 1) {
      seen.page.push(await visit(CHROMIUM_PATH, address))
      seen.plain.push(await visit(CHROMIUM_PATH, plain))
      slow.page.push(await readableAt(browser, address))
      slow.plain.push(await readableAt(browser, plain))
    }
    const { bytes, task } = await untilAlive(browser, address)
    const of = (which: 'page' | 'plain', name: keyof Visit) => median(seen[which].map((one) => one[name]))
    const [lcp, plainLcp] = [of('page', 'lcp'), of('plain', 'lcp')]
    const [readable, plainReadable] = [median(slow.page), median(slow.plain)]
    say([
      `${page} ${language}`,
      of('page', 'score'),
      of('plain', 'score'),
      Math.round(lcp),
      Math.round(plainLcp),
      (lcp / plainLcp).toFixed(2),
      Math.round(of('page', 'tbt')),
      of('page', 'cls').toFixed(3),
      Math.round(readable),
      Math.round(plainReadable),
      (readable / plainReadable).toFixed(2),
      bytes,
      Math.round(task),
    ])
  }
await browser.close()
server.close()
