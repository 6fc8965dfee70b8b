import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules about whole pages, which a single block on its own cannot keep. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'heading-order']

/**
 * No violation of WCAG 2.2 A or AA, nor of axe's best practices, on the page as it stands; `isPart` for a
 * block that is shown alone.
 */
export async function expectAccessible(page: Page, { isPart = false } = {}): Promise<void> {
  // A colour that is still fading in is no colour to judge; what moves for ever is judged as it moves.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const axe = new AxeBuilder({ page }).disableRules(isPart ? pageRules : [])
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  )
  expect(found).toEqual([])
}
