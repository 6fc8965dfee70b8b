import { clockOffset, shiftDate } from '@atrium/tooling/clock'
import type { Browser, BrowserContext } from '@playwright/test'

/** The time of the servers and the browsers of the journeys; `TODAY` names the day. */
export const now = (): Date => new Date(Date.now() + clockOffset)

/** Gives every page of a context the time of the journeys. Also when a journey controls the timers of a page itself. */
export async function setClock(context: BrowserContext): Promise<void> {
  const { clock } = context
  const install = clock.install.bind(clock)
  clock.install = (options) => install({ time: now(), ...options })
  await context.addInitScript(shiftDate, clockOffset)
}

/** Gives every context of a browser the time of the journeys. */
export function setClockOfContexts(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await setClock(context)
    return context
  }
}
