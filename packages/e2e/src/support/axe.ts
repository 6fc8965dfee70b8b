import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules about whole pages, which a single block on its own cannot keep. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'heading-order']

/**
 * No violation of WCAG 2.2 A or AA, nor of axe's best practices, on the page as it stands; `isPart` for a
 * block that is shown alone, `hasFoot` is false for a page of the staff area.
 */
export async function expectAccessible(
  page: Page,
  { isPart = false, hasFoot = !isPart }: { isPart?: boolean; hasFoot?: boolean } = {},
): Promise<void> {
  // The foot comes after the page, and what comes fades in; the 404 page has none.
  if (hasFoot)
    await page
      .getByRole('contentinfo')
      .or(page.getByText('404', { exact: true }))
      .first()
      .waitFor()
  // A colour that is still fading is no colour to judge; what moves for ever is judged as it moves.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let calmFrames = 0; calmFrames < 3; calmFrames++) {
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running')
      if (ending.length > 0) calmFrames = -1
      await Promise.allSettled(ending.map((animation) => animation.finished))
      await nextFrame()
    }
  })
  // The other mode opens a page of its own for each report, and is only of use for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(isPart ? pageRules : [])
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  )
  expect(found).toEqual([])
}
