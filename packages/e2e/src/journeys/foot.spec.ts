import { samplesOf } from '#support/rounds.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const sections = [
  ['About us', '/about#aboutHeader'],
  ['Who we are', '/about#whoWeAre'],
  ['Partners', '/about#partners'],
  ['Meet our team', '/about#meetOurTeam'],
  ['Questions and answers', '/about#faq'],
  ['Why work with us', '/career#whyWork'],
  ['Write to us', '/contact#contactUs'],
  ['Nizami street 1, Baku', '/contact#address'],
] as const

/** One of each kind of page, including the first and the last of the longest kind. */
const seen = ['About us', 'Questions and answers', 'Why work with us', 'Write to us']

test('the footer links to each section from another page, 100 px below the top, repeatedly', async ({
  page,
  texts,
}) => {
  const foot = page.getByRole('contentinfo')
  await page.goto('/sendCv')
  await started(page)
  for (const [name, address] of samplesOf(sections, ([name]) => seen.includes(name)))
    await test.step(address, async () => {
      const link = foot.getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(address)
      // The last sections of a page are at its end.
      const fromPlace = () =>
        page.locator(`#${address.split('#')[1]}`).evaluate((section) => {
          const isAtEnd =
            Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight
          const isAtStart = window.scrollY === 0
          const off = Math.round(section.getBoundingClientRect().top) - 100
          return isAtEnd ? Math.min(0, off) : isAtStart ? Math.max(0, off) : off
        })
      await expect.poll(fromPlace).toBe(0)
      // The link works again after the user has scrolled.
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      await link.click()
      await expect.poll(fromPlace).toBe(0)
      await foot.getByRole('link', { name: texts('common:footer.privacy') }).click()
      await expect(page).toHaveURL('/privacy')
    })
})

test('the floating link covers no words and no control at any scroll position', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const link = page.getByRole('link', { name: /^Get our app/, includeHidden: true })
  const goTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  for (const [width, height] of [
    [390, 800],
    [640, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const address of ['/', '/career']) {
      await page.goto(address)
      await started(page)
      await expect(link).toBeAttached()
      const strip = page.getByRole('region', { name: texts('common:subscribe.title') })
      const end = (await strip.boundingBox())?.y ?? 0
      for (let top = 0; top + height < end; top += 400) {
        await goTo(top)
        // In the margin of a wide window it has room everywhere.
        if (width === 1440) await expect(link).toBeVisible()
        await expect
          .poll(() => link.evaluate(coveredBy), `${address} at ${width} px, ${top} px down`)
          .toEqual([])
      }
      // The footer has the same link.
      await goTo(end + 1000)
      await expect(link).toBeHidden()
    }
  }
})

test('nothing floats on a page with a form', async ({ page, applicationPage }) => {
  await applicationPage.openFor(2)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('link', { name: /^Get our app/, includeHidden: true })).toHaveCount(0)
})

/** Runs in the page: the words and controls under a visible box. */
function coveredBy(box: Element): string[] {
  if (getComputedStyle(box).visibility === 'hidden') return []
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const isUnder = (one: DOMRect) =>
    one.width > 0 && one.left < right && one.right > left && one.top < bottom && one.bottom > top
  const covered: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const around = node.parentElement
    if (!node.nodeValue?.trim() || !around || box.contains(node) || around.closest('header')) continue
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(isUnder)) covered.push(node.nodeValue)
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, summary'))
    if (isUnder(control.getBoundingClientRect())) covered.push(control.outerHTML.slice(0, 80))
  return covered
}
