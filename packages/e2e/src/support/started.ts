import { preloadedStateId } from '@atrium/contract/core'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

export const loadingScreen = (page: Page): Locator => page.locator('#loading-screen')

/** Milliseconds, for a slow machine. */
const aliveTimeoutMs = 60_000

/** Milliseconds. A page whose code a journey holds back never becomes ready. */
const heldBackTimeoutMs = 10_000

/** Waits until the application has hydrated the page and handles events; the foot of a public page hydrates when it is reached. */
export async function started(page: Page, timeout = aliveTimeoutMs): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout })
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main :is(button, input, textarea, select, form [role=gridcell])')].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { timeout },
  )
}

/** Makes every page of a context wait for the application after opening and reloading. */
export function waitForApplication(context: BrowserContext): void {
  for (const page of context.pages()) waitOn(page)
  context.on('page', waitOn)
}

function waitOn(page: Page): void {
  const wait = () => started(page, heldBackTimeoutMs).catch(() => undefined)
  const { goto, reload } = page
  page.goto = async (...args) => {
    const reply = await goto.apply(page, args)
    if (reply?.headers()['content-type']?.startsWith('text/html')) await wait()
    return reply
  }
  page.reload = async (...args) => {
    const reply = await reload.apply(page, args)
    await wait()
    return reply
  }
}

/** Holds back the script of the application, like a slow connection, until the returned function is called. */
export const delayStart = (page: Page) => delayFile(page, '**/assets/main.*.js')

/** Holds back what has this address until the returned function is called. */
export async function delayFile(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Disables server rendering: the browser renders the pages and makes their calls. */
export const drawInBrowser = (page: Page): Promise<unknown> =>
  page.addInitScript((id) => {
    new MutationObserver(() => document.getElementById(id)?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  }, preloadedStateId)

/** Opens a staff page whose document has its content: a busy server sends the frame, whose page the browser renders. */
export const openWhole = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('script[data-person]')).toHaveCount(1, { timeout: 2000 })
  }).toPass()
