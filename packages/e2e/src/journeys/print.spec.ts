import type { Page } from '@playwright/test'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

/** The pages on paper, with the margins that browsers suggest. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const printed = (await page.pdf({ format, margin })).toString('latin1')
  return printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const [name, address] of [
  ['the weekly report', '/report'],
  ['a badge', badgePath(leyla)],
] as const)
  test(`${name} fills one page of paper in each language`, async ({ page }) => {
    for (const tag of ['az', 'en', 'ru']) {
      await page.goto(`${address}?lng=${tag}`)
      await expect(page.getByRole('article')).toBeVisible()
      for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(page, format)).toBe(1)
    }
  })
