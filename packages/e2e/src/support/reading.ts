import { expect, type Locator, type Page } from '@playwright/test'
import { type Calls, type Fault, type FaultAtWork, faultSamples, hold } from './faults.ts'

/** Something that a page reads, and how it asks for it once more. */
export interface Reading {
  calls: Calls
  /** What goes wrong, one after the other. @default `faultSamples` */
  through?: readonly Fault[]
  /** Lets the page call for the first time. */
  open: () => Promise<unknown>
  /** The button for another try, once one has failed. */
  retry: Locator
  /** Fails unless a failed try is told. */
  expectTold: (fault: Fault) => Promise<void>
}

/**
 * Lets the page read through one fault after the other, by a try of its own for each: the focus stays on the button that
 * asks once more, and what is in the way is gone at the end.
 */
export async function expectReadingFaultsTold(page: Page, reading: Reading): Promise<void> {
  const { calls, through = faultSamples, open, retry, expectTold } = reading
  let before: FaultAtWork | undefined
  for (const [index, fault] of through.entries()) {
    const atWork = await fault.apply(page, calls)
    // Never without a fault: a page that asks again by itself would be answered in between.
    await before?.lift()
    before = atWork
    if (index === 0) await open()
    else {
      await expect(retry, `${fault.name}: before another try`).toBeFocused()
      await retryOnSlowLine(page, { calls, retry })
    }
    await atWork.strike()
    await expectTold(fault)
    // What has just been opened may take the focus to its content once more.
    if (index === 0)
      await expect(async () => {
        await retry.focus()
        await expect(retry).toBeFocused({ timeout: 500 })
      }).toPass()
    // Another try that fails keeps the place.
    await expect(retry, fault.name).not.toHaveAttribute('aria-busy')
    await expect(retry).toBeEnabled()
    await expect(retry).toBeFocused()
  }
  await before?.lift()
}

/**
 * Presses the focused retry button and lets the call go once the button is busy: before that, nothing on the page tells this try
 * from the one before.
 */
export async function retryOnSlowLine(
  page: Page,
  { calls, retry }: Pick<Reading, 'calls' | 'retry'>,
): Promise<void> {
  const slow = await hold(page, calls)
  await page.keyboard.press('Enter')
  await slow.asked()
  await expect(retry).toHaveAttribute('aria-busy', 'true')
  await slow.release()
}
