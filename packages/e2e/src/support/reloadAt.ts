import type { Page } from '@playwright/test'

/** When a page is loaded anew, counted from the deed: in its task, in a microtask after it, or so many ms later. */
export type Moment = 'task' | 'microtask' | number

/** What a deed ends with: a press, a letter that is typed, a dialog that closes by it. */
export type Trigger = 'click' | 'input' | 'closed'

/** Does something in the page and loads it anew at a moment after that, from inside the page; settles when it stands. */
export async function reloadAt(
  page: Page,
  moment: Moment,
  action: Trigger,
  act: () => Promise<void>,
): Promise<void> {
  await page.evaluate(
    ({ moment, action }) => {
      const reload = () => {
        if (moment === 'task') location.reload()
        else if (moment === 'microtask') queueMicrotask(() => location.reload())
        else setTimeout(() => location.reload(), moment)
      }
      // The last to hear of it: the application has answered by then.
      if (action !== 'closed') return window.addEventListener(action, reload, { once: true })
      // Told in the task in which the dialog goes.
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('[role=dialog]')) return
        observer.disconnect()
        reload()
      }).observe(document, { childList: true, subtree: true })
    },
    { moment, action },
  )
  const loaded = page.waitForEvent('load', { timeout: 30_000 })
  await act()
  await loaded
}
