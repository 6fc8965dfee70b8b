import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { output } from '#run/places.ts'
import { makeMeetings } from './meetings.ts'
import { answer, origin } from './site.ts'
import { categories, formatTasks, marks, readTasks, type Tasks } from './tasks.ts'

const chromiumPath = process.env.CHROMIUM_PATH
if (!chromiumPath) throw new Error('CHROMIUM_PATH says which Chromium measures: npm run bench sets it')

const total = Number(process.env.BENCH_MEETINGS ?? 10_000)
const edits = 50
const person = {
  id: 1,
  email: 'bench@caspora.example',
  firstName: 'Leyla',
  lastName: 'Əliyeva',
  role: 'staff',
}

/** Runs in each page before its own code: sets the signed-in person, and marks the measured tasks. */
function prepare({ user, names }: { user: object; names: typeof marks }): void {
  localStorage.setItem('staff_user', JSON.stringify(user))
  localStorage.setItem('popupShown', 'true')
  performance.mark(names.other)
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args) {
    if (args[1] === 'readwrite') performance.mark(names.write)
    return transaction.apply(this, args)
  }
  // This listener comes before the one of the application, in the same task.
  const Channel = window.BroadcastChannel
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      this.addEventListener('message', () => void performance.mark(names.take))
    }
  }
}

async function openTab(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage()
  // The processor is slowed down, perhaps on a busy machine.
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(`${origin}/staff/calendar`)
  await press(page, 'My Schedule')
  await ready(page)
  return page
}

const ready = (page: Page) =>
  page.locator('[role=grid] [tabindex="0"]').first().waitFor({ state: 'attached' })

const form = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits until the tab has stored all meetings, a record each. */
const haveAll = (page: Page) =>
  page.waitForFunction(async (count) => {
    const request = indexedDB.open('atrium-state')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const all = request.result.transaction('records').objectStore('records').count()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    request.result.close()
    return all.result > count
  }, total)

/** Every second edit creates a meeting, the others change the one before; letters are typed singly. */
async function edit(page: Page, index: number): Promise<void> {
  const title = `Of the bench ${index >> 1}`
  if (index % 2 === 0) {
    await press(page, 'Create Meeting')
    await field(page, 'Title').pressSequentially(title)
  } else {
    await page.getByRole('button', { name: new RegExp(`^${title},`) }).click()
    await field(page, 'Title').pressSequentially('!')
  }
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await form(page).waitFor({ state: 'hidden' })
}

async function traced(browser: Browser, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(undefined, { categories })
  await act()
  return readTasks(await browser.stopTracing())
}

async function measure(browser: Browser, rate: number): Promise<Record<string, Tasks>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: 'en-GB' })
  await answer(context, makeMeetings(total))
  await context.addInitScript(prepare, { user: person, names: marks })
  let first: Page | undefined
  const received = await traced(browser, async () => {
    first = await openTab(context, rate)
    await haveAll(first)
  })
  if (!first) throw new Error('The first tab was not opened.')
  const editing = first
  const loaded = await traced(browser, async () => {
    await editing.reload()
    await ready(editing)
  })
  const other = await openTab(context, rate)
  await press(other, 'Create Meeting')
  const edited = await traced(browser, async () => {
    for (const page of [editing, other])
      await page.evaluate((mark) => void performance.mark(mark), marks.other)
    for (let index = 0; index < edits; index += 1)
      await Promise.all([edit(editing, index), field(other, 'Title').pressSequentially('abc')])
  })
  await context.close()
  return { received, loaded, edited }
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const result: Record<string, Record<string, Tasks>> = {}
for (const rate of [1, 4]) {
  const steps = await measure(browser, rate)
  result[`CPU ${rate}x slower`] = steps
  say(`\n${total} meetings, processor slowed down ${rate} times`)
  for (const [step, tasks] of Object.entries(steps))
    for (const [kind, durations] of Object.entries(tasks))
      say(`  ${step}, ${kind}: ${formatTasks(durations)}`)
}
await browser.close()
mkdirSync(output, { recursive: true })
writeFileSync(path.join(output, 'persist.json'), `${JSON.stringify(result, null, 2)}\n`)
