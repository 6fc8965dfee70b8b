import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { shiftsOf } from './visit.ts'

/**
 * `npm run bench -- shifts [--pages /,/career] [--languages az] [--widths 390,820]`: the layout shifts of each page, when its
 * fonts arrive late. Prints the visits above 0.001, with what moved.
 */
const { CHROMIUM_PATH, SITE_URL } = process.env
if (!CHROMIUM_PATH || !SITE_URL) throw new Error('Start this with npm run bench -- shifts.')

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    pages: {
      type: 'string',
      default:
        '/,/about,/service,/service/1,/career,/career/1,/contact,/app/1,/sendCv,/privacy,/employee-qr/DEV7,/rooms,' +
        '/codes/gunes-aliyeva,/staff/login,/staff/forgot-password,/no/such/page',
    },
    languages: { type: 'string', default: 'az,en,ru' },
    widths: { type: 'string', default: '390,820,1440' },
  },
})

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH })
const say = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

say(['page', 'language', 'width', 'shift', 'moved'])
say(Array.from({ length: 5 }, () => '---'))
let visits = 0
let shifted = 0
for (const page of values.pages.split(','))
  for (const language of values.languages.split(','))
    for (const width of values.widths.split(',').map(Number)) {
      const { score, moved } = await shiftsOf(browser, `${SITE_URL}${page}?lng=${language}`, width)
      visits += 1
      if (score <= 0.001) continue
      shifted += 1
      say([page, language, width, score.toFixed(3), moved.slice(0, 2).join('; ')])
    }
process.stdout.write(`${shifted} of ${visits} visits above 0.001.\n`)
await browser.close()
