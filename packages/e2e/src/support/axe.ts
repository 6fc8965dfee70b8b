import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Rules for whole pages, which do not apply to a single block. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'heading-order']

/** The floating link appears when the page has been still for less than this time. */
const framesOfFloating = 15

/**
 * Expects no violation of WCAG 2.2 A and AA or of the best practices of axe. `isPart` is for a single block; `hasFoot`
 * is false for pages of the staff area; `rules` are experimental ones to try as well. The journey continues after a violation and fails at its end with all of them.
 */
export async function expectAccessible(
  page: Page,
  {
    isPart = false,
    hasFoot = !isPart,
    rules = [],
  }: { isPart?: boolean; hasFoot?: boolean; rules?: string[] } = {},
): Promise<void> {
  // Firefox ESR 153 crashes while axe tests some of our pages; the rules of axe read the document, which is the same.
  if (page.context().browser()?.browserType().name() === 'firefox') return
  // The footer appears after the page and fades in; the 404 page has none.
  if (hasFoot)
    await page
      .getByRole('contentinfo')
      .or(page.getByText('404', { exact: true }))
      .first()
      .waitFor()
  // The code of a page arrives after that of its frame.
  if (!isPart) await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(untilCalm, hasFoot ? framesOfFloating : 3)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(findViolations, { off: isPart ? pageRules : [], on: rules })
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  )
  expect.soft(found, page.url()).toEqual([])
}

/**
 * Runs in the page: waits until no finite animation has moved for some frames. Endless animations are tested while
 * they move; those of a scroll do not move by themselves.
 */
async function untilCalm(frames: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let calmFrames = 0; calmFrames < frames; calmFrames++) {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    if (ending.length > 0) calmFrames = -1
    await Promise.allSettled(ending.map((animation) => animation.finished))
    await nextFrame()
  }
}

/** Runs in the page. Passed rules are not described: describing them takes axe longer than finding violations. */
async function findViolations({ off, on }: { off: string[]; on: string[] }): Promise<AxeResults> {
  // A colour that still fades must not be tested, and a fade may start while axe runs.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const rules = Object.fromEntries([
    ...off.map((rule) => [rule, { enabled: false }]),
    ...on.map((rule) => [rule, { enabled: true }]),
  ])
  const results = await window.axe.run({ resultTypes: ['violations'], rules })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return results
}
