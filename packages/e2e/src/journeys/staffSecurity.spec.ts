import type { Browser } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { ProfilePage } from '#pages/ProfilePage.ts'
import { newStaff } from '#support/staff.ts'
import { delayStart } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

const security = '/staff/profile/security'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** The same person in another browser, on their phone. */
async function onPhone(browser: Browser, texts: Texts, person: { email: string; password: string }) {
  const context = await browser.newContext({ userAgent: iPhone, locale: 'en-GB' })
  const profile = new ProfilePage(await context.newPage(), texts)
  await profile.open('/staff/profile', person)
  return profile
}

test('a changed password ends the session in the other browser, and only the new one works', async ({
  page,
  texts,
  browser,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open(security, person)
  const phone = await onPhone(browser, texts, person)
  await page.reload()
  await expect(profile.sessions).toHaveCount(2)

  const password = 'another-long-one-2031'
  await profile.changePassword(person.password, password)
  await expect(profile.main.getByText(texts('profile:security.changedText'))).toBeVisible()
  await expect(profile.field('current')).toHaveValue('')
  await expect(profile.sessions).toHaveCount(1)
  await page.reload()
  await expect(profile.sessions).toHaveCount(1)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of [person.password, password]) expect(kept).not.toContain(secret)

  // The phone does not know yet that its session has ended: input before the start of the application is kept.
  const loginPage = new LoginPage(phone.page, texts)
  const release = await delayStart(phone.page)
  await phone.page.goto('/staff/login', { waitUntil: 'commit' })
  await loginPage.signIn({ ...person, password })
  release()
  await expect(phone.fact('Email')).toHaveText(person.email)
  await phone.page.context().close()
})

test('a wrong current password and a common new one show an error at their fields', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open(security, person)
  await profile.changePassword('not this one', 'another-long-one-2031')
  await expect(profile.field('current')).toBeFocused()
  await expect(profile.field('current')).toHaveAccessibleDescription(texts('validation:currentPasswordWrong'))
  await profile.changePassword(person.password, 'password123')
  await expect(profile.field('password')).toBeFocused()
  await expect(profile.field('password')).toHaveAccessibleDescription(
    new RegExp(texts('validation:passwordCommon')),
  )
  await expect(profile.field('again')).toHaveValue('password123')
})

test('a session is ended from the list, and its browser shows the sign-in', async ({
  page,
  texts,
  browser,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open(security, person)
  const phone = await onPhone(browser, texts, person)
  await page.reload()
  await expect(profile.sessions.first()).toContainText(texts('profile:sessions.thisBrowser'))
  await expect(profile.sessions.nth(1)).toContainText('Safari on iOS')
  await profile.sessions.nth(1).getByRole('button').click()
  await expect(profile.sessions).toHaveCount(1)
  await expect(profile.main.getByRole('heading', { name: texts('profile:sessions.heading') })).toBeFocused()

  const loginPage = new LoginPage(phone.page, texts)
  await phone.page.goto('/staff/login', { waitUntil: 'commit' })
  await expect(loginPage.email).toBeVisible()
  await phone.page.context().close()
})
