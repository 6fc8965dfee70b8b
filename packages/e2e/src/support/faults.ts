import { expect, type Page, type Route } from '@playwright/test'
import { samplesOf } from './rounds.ts'

/** The addresses of calls, as `page.route` takes them. */
export type Calls = string | RegExp

/** A fault that stands between a page and the addresses it calls. */
export interface FaultAtWork {
  /**
   * To be called after each call that should fail: waits until the page has called, and where the answer never comes,
   * moves the clock past the time that a call is given.
   */
  strike(): Promise<void>
  /** From now on calls are answered again. */
  lift(): Promise<void>
}

export interface Fault {
  name: 'no connection' | 'a server that fails' | 'a page for an answer' | 'an empty answer' | 'no answer'
  /** What the application calls it (`FailureReason`). */
  reason: 'network' | 'server' | 'strange' | 'late'
  /** Puts the fault between the page and these calls. */
  apply(page: Page, calls: Calls): Promise<FaultAtWork>
}

/** Longer than a call may wait for its answer, and a form with a file may stand still (`calls` in the constants). */
const pastPatienceMs = 65_000

/**
 * What can come in the place of an answer. The last one needs `page.clock.install()` before the page is opened, since
 * its failure is a matter of time.
 */
export const faults: readonly Fault[] = [
  fault('no connection', 'network', (route) => route.abort('internetdisconnected')),
  fault('a server that fails', 'server', (route) => route.fulfill({ status: 500, json: {} })),
  fault('a page for an answer', 'strange', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
  ),
  fault('an empty answer', 'strange', (route) =>
    route.fulfill({ contentType: 'application/json', body: '' }),
  ),
  fault('no answer', 'late', async () => {}),
]

/**
 * For forms and pages that show a failure by the same code: all in the long run, else a lost connection, an error of the server,
 * and a timeout.
 */
export const faultSamples = samplesOf(faults, ({ name }) =>
  ['no connection', 'a server that fails', 'no answer'].includes(name),
)

/**
 * For one of several pages that read in the same way: that it tells of a failure, and is not broken by an answer that is
 * none. What each of the others is called is the same sentence everywhere (`callError.test.ts`).
 */
export const someFaults = faults.filter(
  ({ name }) => name === 'a server that fails' || name === 'an empty answer',
)

/** The key of the text that a failed query shows for a fault. */
export const queryFailureKey = ({ reason }: Fault): string =>
  `common:failure.${reason === 'server' ? 'general' : reason}`

const intercepted = new WeakSet<Page>()

/**
 * From now on all calls of the page pass by here, also where no fault is applied: a browser takes a moment to begin with
 * that, in which a call would slip through.
 */
async function intercept(page: Page): Promise<void> {
  if (intercepted.has(page)) return
  intercepted.add(page)
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'intercepted' }))
  // What is loaded from now on is intercepted from its first call on.
  if (page.url() === 'about:blank') return
  const probe = async () => await (await fetch('/robots.txt')).text()
  await expect.poll(() => page.evaluate(probe)).toBe('intercepted')
}

function fault(name: Fault['name'], reason: Fault['reason'], answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    reason,
    async apply(page, calls) {
      let asked = 0
      const handle = (route: Route) => {
        asked += 1
        return answer(route)
      }
      await intercept(page)
      await page.route(calls, handle)
      return {
        async strike() {
          await expect.poll(() => asked, `${name}: the page calls ${calls}`).toBeGreaterThan(0)
          asked = 0
          if (reason === 'late') await page.clock.fastForward(pastPatienceMs)
        },
        lift: () => page.unroute(calls, handle),
      }
    },
  }
}

export interface HeldCalls {
  /** Waits until the page has called. */
  asked(): Promise<void>
  /** Lets through what was held back, to the faults that were applied before, and holds back nothing any more. */
  release(): Promise<void>
}

/** A slow line: the calls are on their way until they are released. */
export async function hold(page: Page, calls: Calls): Promise<HeldCalls> {
  const held: Route[] = []
  const handle = (route: Route) => void held.push(route)
  await intercept(page)
  await page.route(calls, handle)
  return {
    asked: async () =>
      expect.poll(() => held.length, `a slow line: the page calls ${calls}`).toBeGreaterThan(0),
    async release() {
      await page.unroute(calls, handle)
      // A page that was left has given its calls up: nobody waits for those.
      for (const route of held) await route.fallback().catch(() => undefined)
    },
  }
}
