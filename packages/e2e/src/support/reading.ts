import { expect, type Locator, type Page } from '@playwright/test'
import { type Calls, delayCalls, type Fault, type FaultAtWork, faultSamples } from './faults.ts'

/** A query of a page, and how the page repeats it. */
export interface Reading {
  calls: Calls
  /** The faults, one after the other. @default `faultSamples` */
  through?: readonly Fault[]
  /** Makes the page call for the first time. */
  open: () => Promise<unknown>
  /** The Retry button after a failure. */
  retry: Locator
  /** Fails unless the page shows the failure. */
  expectMessage: (fault: Fault) => Promise<void>
}

/**
 * Applies one fault after the other and retries after each: the focus stays on the Retry button, and the failure
 * disappears at the end.
 */
export async function expectReadingFaultsShown(page: Page, reading: Reading): Promise<void> {
  const { calls, through = faultSamples, open, retry, expectMessage } = reading
  let before: FaultAtWork | undefined
  for (const [index, fault] of through.entries()) {
    const atWork = await fault.apply(page, calls)
    // The next fault is applied before the last one ends: a page that retries by itself would succeed in between.
    await before?.lift()
    before = atWork
    if (index === 0) await open()
    else {
      await expect(retry, `${fault.name}: before another try`).toBeFocused()
      await retryOnSlowLine(page, { calls, retry })
    }
    await atWork.strike()
    await expectMessage(fault)
    // A newly opened part may move the focus into its content.
    if (index === 0)
      await expect(async () => {
        await retry.focus()
        await expect(retry).toBeFocused({ timeout: 500 })
      }).toPass()
    // A failed retry keeps the focus.
    await expect(retry, fault.name).not.toHaveAttribute('aria-busy')
    await expect(retry).toBeEnabled()
    await expect(retry).toBeFocused()
  }
  await before?.lift()
}

/**
 * Presses the focused Retry button and releases the call once the button is busy: earlier, the page cannot be told
 * from its state before the retry.
 */
export async function retryOnSlowLine(
  page: Page,
  { calls, retry }: Pick<Reading, 'calls' | 'retry'>,
): Promise<void> {
  const slow = await delayCalls(page, calls)
  await page.keyboard.press('Enter')
  await slow.asked()
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await slow.release()
}
