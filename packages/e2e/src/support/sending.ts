import { expect, type Locator, type Page } from '@playwright/test'
import type { StaffPage } from '#pages/StaffPage.ts'
import { type Calls, type Fault, faultSamples, type HeldCalls, hold } from './faults.ts'

/** Of calls whose success has no body: an empty answer is none of their faults. */
export const bodiless = ['an empty answer'] as const

/** The button that sends the form of a part, whatever it is called while it is busy. */
export const submitOf = (part: Locator): Locator => part.locator('button[type=submit]')

/** Something that a person sends, and what they are told when that fails. */
export interface Sending {
  calls: Calls
  /** What sends it, whatever it is called while it is busy. */
  button: Locator
  failure: Locator
  /** What the failure says, by the kind of the fault. */
  told: Record<Fault['reason'], string | RegExp>
  /** Faults that are none here: a success without a body, where nothing has to be answered. @default none */
  except?: readonly Fault['name'][]
  /** Fails when something that was typed or chosen is gone. */
  expectKept: () => Promise<void>
}

/** Sends through one fault after the other: each is told, costs nothing that was typed, and leaves the button free. */
export async function expectFaultsTold(page: Page, sending: Sending): Promise<void> {
  const { calls, button, failure, told, except = [], expectKept } = sending
  for (const fault of faultSamples.filter(({ name }) => !except.includes(name))) {
    const atWork = await fault.apply(page, calls)
    // By the keyboard: the toast of the failure before may lie over the button.
    await button.press('Enter')
    await atWork.strike()
    await expect(failure, fault.name).toContainText(told[fault.reason])
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).toBeEnabled()
    await expectKept()
    await atWork.lift()
  }
}

/** Sends over a slow line: the button is busy until what was held back is released. */
export async function sendSlowly(
  page: Page,
  { calls, button }: Pick<Sending, 'calls' | 'button'>,
): Promise<HeldCalls> {
  const slow = await hold(page, calls)
  await button.click()
  await slow.asked()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  return slow
}

/** Goes to another staff page while a call is on its way, has it answered there, and comes back once that is told. */
export async function leaveUntil(
  staff: StaffPage,
  answer: () => Promise<void>,
  isTold: Locator,
): Promise<void> {
  const { page, texts } = staff
  await staff.entry(texts('staff:nav.chat')).click()
  await expect(staff.heading(texts('staff:chat.title'))).toBeVisible()
  await answer()
  await expect(isTold).toBeVisible()
  await expect(staff.main.getByRole('alert')).toHaveCount(0)
  await page.goBack()
}
