import type { Page } from '@playwright/test'

/** The moment of a reload after an action: in the same task, in a microtask after it, or a number of ms later. */
export type Moment = 'task' | 'microtask' | number

/** The event that ends an action: a press, a typed letter, a closed dialog. */
export type Trigger = 'click' | 'input' | 'closed'

/**
 * Performs an action and reloads the page at a moment after it, from inside the page; resolves when the page is
 * loaded.
 */
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
      // The last listener: the application has handled the event by then.
      if (action !== 'closed') return window.addEventListener(action, reload, { once: true })
      // Observed in the task that removes the dialog.
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
