import { clockOffset, shiftDate } from '@atrium/tooling/clock'
import type { Browser, BrowserContext } from '@playwright/test'

/** The time of the servers and the browsers of the journeys; `TODAY` names the day. */
export const now = (): Date => new Date(Date.now() + clockOffset)

/** Gives every page of a context the time of the journeys. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, clockOffset)
  const { clock } = context
  const { install, setFixedTime, setSystemTime } = clock
  let isShifted = true
  /** Removes the shift before a journey uses Playwright's clock, which compares the page with the real time. */
  const restore = async () => {
    if (!isShifted) return
    isShifted = false
    await context.addInitScript(shiftDate, -clockOffset)
    for (const page of context.pages()) await page.evaluate(shiftDate, -clockOffset)
  }
  clock.install = (options) => restore().then(() => install.call(clock, { time: now(), ...options }))
  clock.setFixedTime = (time) => restore().then(() => setFixedTime.call(clock, time))
  clock.setSystemTime = (time) => restore().then(() => setSystemTime.call(clock, time))
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
