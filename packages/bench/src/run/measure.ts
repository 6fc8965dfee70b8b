import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { type CellSize, type Round, type Rounds, steps } from './cells.ts'

/** How long a step may take, in ms. */
const timeoutMs = 60_000
/** A calendar with three rounds gets no further round at a size after this time, in ms. */
const budgetMs = 150_000
const warmUps = 2

interface MeasureOptions {
  chromiumPath: string
  /** The path of the page of each calendar, `floor` included. */
  pages: Record<string, string>
  rounds: number
}

/** A page with a calendar, in a browser context of its own. */
class Stage {
  private readonly page: Page
  private readonly session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async open(browser: Browser, file: string): Promise<Stage> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.goto(`file://${file}`)
    const session = await context.newCDPSession(page)
    // Processor time, not clock time: other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Stage(page, session)
  }

  private async work(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }

  /** ms of work of the page's main thread until the step is painted and nothing is left to do. */
  private async cost(call: string): Promise<number | null> {
    await this.page.evaluate('gc()')
    const before = await this.work()
    const isDone = await this.within(this.page.evaluate(call))
    return isDone ? (await this.work()) - before : null
  }

  private async within(act: Promise<unknown>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, false)
    })
    const isDone = await Promise.race([act.then(() => true), late])
    clearTimeout(timer)
    return isDone
  }

  /** Runs all steps in turn; ends at the first that takes too long. */
  async round(size: CellSize): Promise<Round> {
    const round: Round = {}
    const { perWeek, total } = size
    if (!(await this.within(this.page.evaluate(`bench.prepare({ perWeek: ${perWeek}, total: ${total} })`))))
      return { mount: null }
    round.idle = await this.cost('bench.idle()')
    for (const step of steps) {
      round[step] = await this.cost(`bench.run('${step}')`)
      if (round[step] === null) return round
    }
    await this.page.evaluate('bench.unmount()')
    return round
  }
}

const isLate = (round: Round) => Object.values(round).includes(null)

/** Runs all calendars at a size in turns, so that a slow moment of the machine affects all of them. */
export async function measure(size: CellSize, options: MeasureOptions): Promise<Rounds> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: [
      '--no-sandbox',
      '--js-flags=--expose-gc',
      // Frames do not wait for a screen.
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  })
  try {
    const names = Object.keys(options.pages)
    const results: Rounds = Object.fromEntries(names.map((name) => [name, []]))
    const spent: Record<string, number> = {}
    const stages: Record<string, Stage> = {}
    for (const name of names) stages[name] = await Stage.open(browser, options.pages[name] as string)
    for (let round = 0; round < warmUps + options.rounds; round += 1) {
      for (const name of names) {
        const before = results[name] ?? []
        if (before.some(isLate) || (before.length >= 3 && (spent[name] ?? 0) > budgetMs)) continue
        const began = Date.now()
        const measured = await (stages[name] as Stage).round(size)
        spent[name] = (spent[name] ?? 0) + Date.now() - began
        if (round >= warmUps || isLate(measured)) before.push(measured)
      }
    }
    return results
  } finally {
    await browser.close()
  }
}
