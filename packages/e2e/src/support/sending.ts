import { expect, type Locator, type Page } from '@playwright/test'
import type { StaffPage } from '#pages/StaffPage.ts'
import { type Calls, type DelayedCalls, delayCalls, type Fault, faultSamples } from './faults.ts'

/** The faults of calls whose success has no body: an empty answer is no fault. */
export const bodiless = ['an empty answer'] as const

/** The submit button of a part, also while it is busy. */
export const submitOf = (part: Locator): Locator => part.locator('button[type=submit]')

/** A submission, and the messages of its failures. */
export interface Sending {
  calls: Calls
  /** The submit button, also while it is busy. */
  button: Locator
  failure: Locator
  /** The message of each kind of fault. */
  messages: Record<Fault['reason'], string | RegExp>
  /** Faults that do not apply, such as an empty answer. @default none */
  except?: readonly Fault['name'][]
  /** Fails when typed or chosen data are lost. */
  expectKept: () => Promise<void>
}

/** Submits with one fault after the other: each shows its message, loses no typed data and enables the button again. */
export async function expectFaultsShown(page: Page, sending: Sending): Promise<void> {
  const { calls, button, failure, messages, except = [], expectKept } = sending
  for (const fault of faultSamples.filter(({ name }) => !except.includes(name))) {
    const atWork = await fault.apply(page, calls)
    await button.press('Enter')
    await atWork.strike()
    await expect(failure, fault.name).toContainText(messages[fault.reason])
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).toBeEnabled()
    await expectKept()
    await atWork.lift()
  }
}

/** Submits over a slow connection: the button is busy until the call is released. */
export async function sendSlowly(
  page: Page,
  { calls, button }: Pick<Sending, 'calls' | 'button'>,
): Promise<DelayedCalls> {
  const slow = await delayCalls(page, calls)
  await button.click()
  await slow.asked()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  return slow
}

/** Leaves for another staff page during a call, lets the call be answered there, and comes back after its message. */
export async function leaveUntil(
  staff: StaffPage,
  answer: () => Promise<void>,
  message: Locator,
): Promise<void> {
  const { page, texts } = staff
  await staff.entry(texts('staff:nav.chat')).click()
  await expect(staff.heading(texts('staff:chat.title'))).toBeVisible()
  await answer()
  await expect(message).toBeVisible()
  await expect(staff.main.getByRole('alert')).toHaveCount(0)
  await page.goBack()
}
