import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Rules about whole pages, which a single block on its own cannot keep. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'heading-order']

/** The floating link takes its place when the page has stood still for a moment, which is less than this. */
const framesOfFloating = 15

/**
 * No violation of WCAG 2.2 A or AA, nor of axe's best practices, on the page as it stands; `isPart` for a
 * block that is shown alone, `hasFoot` is false for a page of the staff area.
 * The journey goes on after a violation, and fails at its end with all of them.
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
  await page.evaluate(untilCalm, hasFoot ? framesOfFloating : 3)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(findViolations, isPart ? pageRules : [])
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  )
  expect.soft(found, page.url()).toEqual([])
}

/** Runs in the page: waits until nothing that ends has moved for so many frames. What moves for ever is judged as it moves. */
async function untilCalm(frames: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let calmFrames = 0; calmFrames < frames; calmFrames++) {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ playState }) => playState === 'running')
    if (ending.length > 0) calmFrames = -1
    await Promise.allSettled(ending.map((animation) => animation.finished))
    await nextFrame()
  }
}

/** Runs in the page. What is right is not described: that takes axe longer than finding what is wrong. */
async function findViolations(rulesOff: string[]): Promise<AxeResults> {
  // A colour that is still fading is no colour to judge, and a fade may begin while axe looks.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const rules = Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }]))
  const results = await window.axe.run({ resultTypes: ['violations'], rules })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return results
}
