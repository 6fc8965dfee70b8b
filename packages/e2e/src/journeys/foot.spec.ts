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

test('the floating link covers no control at any scroll position', async ({ page, applicationPage }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await applicationPage.openFor(2)
    const link = page.getByRole('link', { name: /^Get our app/, includeHidden: true })
    await expect(link).toBeAttached()
    const { submit } = applicationPage
    // The control is scrolled to the position of the link: the bottom of the window.
    await submit.evaluate((button) => {
      const { bottom } = button.getBoundingClientRect()
      window.scrollTo({ top: window.scrollY + bottom - window.innerHeight + 40, behavior: 'instant' })
    })
    const isFree = () =>
      submit.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return [left + 4, (left + right) / 2, right - 4].every((x) =>
          button.contains(document.elementFromPoint(x, Math.min((top + bottom) / 2, window.innerHeight - 2))),
        )
      })
    await expect.poll(isFree).toBe(true)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(link).toBeHidden()
  }
})
