import { expect, type Page, type Route } from '@playwright/test'
import { samplesOf } from './rounds.ts'

/** The URL patterns of calls, for `page.route`. */
export type Calls = string | RegExp

/** A fault that replaces the answers of calls. */
export interface FaultAtWork {
  /**
   * Call this after each call that must fail: waits until the page has called and, for a missing answer, moves the
   * clock past the time limit.
   */
  strike(): Promise<void>
  /** Ends the fault. */
  lift(): Promise<void>
}

export interface Fault {
  name: 'no connection' | 'a server that fails' | 'a page for an answer' | 'an empty answer' | 'no answer'
  /** The `FailureReason` of the application. */
  reason: 'network' | 'server' | 'strange' | 'late'
  /** Applies the fault to these calls. */
  apply(page: Page, calls: Calls): Promise<FaultAtWork>
}

/** Longer than the time limits of calls and uploads (`calls` in the constants). */
const pastPatienceMs = 65_000

/**
 * The faults that can replace an answer. The last fault needs `page.clock.install()` before the page is opened,
 * because it depends on time.
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
 * The faults for forms and pages that show failures with shared code: all in the long run, else a lost connection, a
 * server error and a timeout.
 */
export const faultSamples = samplesOf(faults, ({ name }) =>
  ['no connection', 'a server that fails', 'no answer'].includes(name),
)

/**
 * The faults for one of several pages with the same query code: the page shows a failure and survives an invalid
 * answer. The texts of the other faults are the same everywhere (`callError.test.ts`).
 */
export const someFaults = faults.filter(
  ({ name }) => name === 'a server that fails' || name === 'an empty answer',
)

/** The key of the text that a failed query shows for a fault. */
export const queryFailureKey = ({ reason }: Fault): string =>
  `common:failure.${reason === 'server' ? 'general' : reason}`

const intercepted = new WeakSet<Page>()

/**
 * Intercepts all calls of the page in advance, because a browser takes a moment to start interception, in which a call
 * would be missed.
 */
async function intercept(page: Page): Promise<void> {
  if (intercepted.has(page)) return
  intercepted.add(page)
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'intercepted' }))
  await page.route(/\/staff(?:[/?]|$)/, (route) => answerWithFrame(page, route))
  // Documents loaded from now on are intercepted from their first call.
  if (page.url() === 'about:blank') return
  const probe = async () => await (await fetch('/robots.txt')).text()
  await expect.poll(() => page.evaluate(probe)).toBe('intercepted')
}

/**
 * Answers a navigation to the staff area with the frame, as the server does while its database is late: the page then makes its
 * calls itself.
 */
async function answerWithFrame(page: Page, route: Route): Promise<void> {
  const request = route.request()
  if (!request.isNavigationRequest()) return route.fallback()
  const language = (await request.headerValue('accept-language')) ?? ''
  const response = await page.request.get(request.url(), {
    headers: { 'accept-language': language },
    maxRedirects: 0,
  })
  // A redirect to the sign-in is the browser's.
  return response.ok() ? route.fulfill({ response }) : route.fallback()
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

export interface DelayedCalls {
  /** Waits until the page has called. */
  asked(): Promise<void>
  /** Releases the held calls to the faults applied before, and holds no further calls. */
  release(): Promise<void>
}

/** Holds the calls until they are released, like a slow connection. */
export async function delayCalls(page: Page, calls: Calls): Promise<DelayedCalls> {
  const held: Route[] = []
  const handle = (route: Route) => void held.push(route)
  await intercept(page)
  await page.route(calls, handle)
  return {
    asked: async () =>
      expect.poll(() => held.length, `a slow line: the page calls ${calls}`).toBeGreaterThan(0),
    async release() {
      await page.unroute(calls, handle)
      // A page that was left has cancelled its calls.
      for (const route of held) await route.fallback().catch(() => undefined)
    },
  }
}
