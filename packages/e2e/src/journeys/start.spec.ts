import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { withoutItsCode } from '#support/nextVersion.ts'
import { delayStart, loadingScreen, started } from '#support/started.ts'
import { expect, moving, test } from '#support/test.ts'

test.use({ serviceWorkers: 'block', waitsForApplication: false })

test('input, choices and presses before the application has started are kept', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  const release = await delayStart(page)
  await page.goto('/contact')
  await contact.tab('customer').focus()
  await contact.field('name').pressSequentially('Günəş')
  await contact.field('message').fill('Salam')
  await contact.field('email').focus()
  await page.keyboard.type('gunesh@')
  await page.evaluate(() => window.scrollTo(0, 300))
  release()
  await started(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  await page.keyboard.type('example.com')
  await expect(contact.field('name')).toHaveValue('Günəş')
  await expect(contact.field('message')).toHaveValue('Salam')
  await expect(contact.field('email')).toHaveValue('gunesh@example.com')
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a button that was pressed before the start acts once the application is ready', async ({
    page,
    texts,
  }) => {
    await page.goto('/career')
    await page.getByRole('button', { name: texts('common:nav.openMenu') }).click()
    await expect(page.getByRole('button', { name: texts('common:nav.closeMenu') })).toBeVisible()
  })
})

test.describe('with code that never loads', () => {
  test.use({ expectedError: /Failed to load resource|Refused to execute/ })

  test('the page can be read, and a form can be sent', async ({ page, texts }) => {
    await withoutItsCode(page)
    const contact = new ContactPage(page, texts)
    await page.goto('/contact')
    await contact.fill({ name: 'Anna', email: 'anna@example.com', message: 'Hello' })
    await contact.submit.click()
    await expect(contact.sent).toBeVisible()
    await page
      .getByRole('link', { name: texts('common:nav.careers') })
      .first()
      .click()
    await expect(page).toHaveURL('/career')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('during hydration', () => {
  /** Runs in the next pages as soon as their hydration has begun. */
  const whileHydrating = (page: Page, act: () => void) =>
    page.addInitScript(`addEventListener('hydrating', () => setTimeout(${act}))`)

  test('a chosen language shows in every part, also in one that hydrates later', async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/foot[^/]*\.js/, async (route) => {
      await isReleased
      await route.continue()
    })
    await whileHydrating(page, () => document.querySelector<HTMLElement>('a[href*="lng=az"]')?.click())
    await page.goto('/career')
    await expect(page.locator('html')).toHaveAttribute('lang', 'az')
    release()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Haqqımızda' })).toBeVisible()
  })

  test('a pressed link opens its page', async ({ page, texts }) => {
    await whileHydrating(page, () => document.querySelector<HTMLElement>('a[href="/contact"]')?.click())
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1, name: texts('contact:heading') })).toBeVisible()
    await started(page)
  })

  test.describe('just before hydration', () => {
    // Before its first step React begins with the new address, finds the page of the old one and renders it again.
    test.use({ expectedError: /#418/ })

    test('Back opens the previous page', async ({ page, texts }) => {
      const navigation = page.getByRole('navigation', { name: texts('common:nav.label') })
      await page.goto('/contact')
      await started(page)
      await navigation.getByRole('link', { name: texts('common:nav.about') }).click()
      await expect(page).toHaveURL('/about')
      await whileHydrating(page, () => window.history.back())
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: texts('contact:heading') })).toBeVisible()
      await started(page)
    })
  })
})

test.describe('with code that fails to load once', () => {
  test.use({ expectedError: /Failed to load resource/ })

  test('the code is loaded again at the next user interaction', async ({ page }) => {
    // A script that is asked for while its preload fails, fails with it; that of the page is asked for later.
    const lost: string[] = []
    const timesLost = (name: string) => lost.filter((file) => file.includes(name)).length
    await page.route(/assets\/(theme|careers)\./, (route) => {
      const file = route.request().url()
      if (timesLost(file) === (file.includes('/theme.') ? 1 : 2)) return route.continue()
      lost.push(file)
      return route.abort()
    })
    await page.goto('/career')
    await expect.poll(() => timesLost('/theme.')).toBe(1)
    // The first press may come before the application knows of the failure.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1000 })
    }).toPass()
    expect(timesLost('/careers.')).toBe(2)
  })
})

test('over a slow connection the page is visible before any script is requested', async ({
  page,
  context,
  texts,
}) => {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const kilobits = 400
  const bytes = (kilobits * 1000) / 8
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await page.goto('/career', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 2, name: texts('careers:vacancies.heading') }).waitFor()
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  )
  expect(scripts).toEqual([])
  await started(page)
})

test.describe('the loading screen', () => {
  test.use({ ...moving, hasLoadingScreen: true })

  test('covers the first page of a tab, and closes at a user interaction, or automatically', async ({
    page,
    context,
  }) => {
    const animations = await context.newCDPSession(page)
    await animations.send('Animation.enable')
    // The timer of the screen is paused: on a busy machine it would be over before the first check.
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto('/career')
    await expect(loadingScreen(page)).toBeVisible()
    // The page below is complete and can be used.
    await page.getByRole('link', { name: 'Русский' }).click({ trial: true })
    await page.keyboard.press('Shift')
    await expect(loadingScreen(page)).toBeHidden()
    await page.goto('/about')
    await expect(loadingScreen(page)).toBeHidden()

    const tab = await context.newPage()
    await tab.goto('/career')
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(loadingScreen(tab)).toBeHidden()
    const lookup = await context.newPage()
    await lookup.goto('/codes/gunes-aliyeva')
    await expect(loadingScreen(lookup)).toHaveCount(0)
  })
})
