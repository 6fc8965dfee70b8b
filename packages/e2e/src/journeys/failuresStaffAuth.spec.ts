import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { company } from '@atrium/contract/core'
import type { Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { faultSamples } from '#support/faults.ts'
import { expectFaultsShown, sendSlowly, submitOf } from '#support/sending.ts'
import { endSession, invitedStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

const [sample] = staffSamples
if (!sample) throw new Error('The samples lack a person.')
const { email } = sample

/** The messages of the sign-in pages for each kind of fault. */
const messages = (texts: Texts) => ({
  network: texts('login:failure.network'),
  server: texts('login:failure.server'),
  strange: texts('login:failure.general', { email: company.email }),
  late: texts('login:failure.late'),
})

const buttonOf = (page: Page) => submitOf(page.getByRole('main'))
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test.beforeEach(({ page }) => page.clock.install())

test('signing in: every fault is shown, and leaving the page does not cancel the sign-in', async ({
  page,
  texts,
}) => {
  const login = new LoginPage(page, texts)
  const calls = '**/api/v1/login/'
  await login.open()
  await login.email.fill(email)
  await login.password.fill(samplePassword)
  await expectFaultsShown(page, {
    calls,
    button: buttonOf(page),
    failure: login.failure,
    messages: messages(texts),
    expectKept: async () => {
      await expect(login.email).toHaveValue(email)
      await expect(login.password).toHaveValue(samplePassword)
    },
  })
  const slow = await sendSlowly(page, { calls, button: buttonOf(page) })
  await login.forgotten.click()
  await expect(page.getByRole('heading', { level: 1, name: texts('login:forgot.title') })).toBeVisible()
  await slow.release()
  await expect(page.getByText(texts('login:signIn.success'))).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  await page.goto('/staff/login')
  await expect(page).toHaveURL('/staff/profile')
})

test('a session check without an answer does not delay the form', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const staff = new StaffPage(page, texts)
  const login = new LoginPage(page, texts)
  await staff.open('/staff/chat')
  const calls = '**/api/v1/me/'
  for (const fault of faultSamples) {
    const atWork = await fault.apply(page, calls)
    await page.goto('/staff/login')
    await atWork.strike()
    await expect(login.notice('unconfirmed'), fault.name).toBeVisible()
    await expect(login.email).toHaveValue(email)
    await atWork.lift()
  }
})

test('requesting a link: every fault is shown, and then the mail is sent', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const calls = '**/api/v1/password/forgot/'
  await page.goto('/staff/forgot-password')
  await started(page)
  const box = page.getByRole('textbox', { name: texts('login:forgot.email') })
  await box.fill(email)
  await expectFaultsShown(page, {
    calls,
    button: buttonOf(page),
    failure: alertOf(page),
    messages: messages(texts),
    expectKept: () => expect(box).toHaveValue(email),
  })
  const slow = await sendSlowly(page, { calls, button: buttonOf(page) })
  await slow.release()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: texts('login:forgot.sentTitle') }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('setting a password: every fault is shown, and then it is set', async ({ page, texts }) => {
  const { link, person } = await invitedStaff()
  const calls = '**/api/v1/password/reset/'
  await page.goto(link)
  await started(page)
  const fields = ['password', 'again'].map((name) =>
    page.getByLabel(texts(`login:reset.${name}`), { exact: true }),
  )
  for (const field of fields) await field.fill(person.password)
  await expectFaultsShown(page, {
    calls,
    button: buttonOf(page),
    failure: alertOf(page),
    messages: { ...messages(texts), late: texts('login:reset.failure.late') },
    expectKept: async () => {
      for (const field of fields) await expect(field).toHaveValue(person.password)
    },
  })
  const slow = await sendSlowly(page, { calls, button: buttonOf(page) })
  await slow.release()
  await expect(new LoginPage(page, texts).notice('passwordSet')).toBeVisible()
})

test('the sign-in dialog over a page: every fault is shown, and the page stays', {
  tag: '@long',
}, async ({ page, texts, context }) => {
  const staff = new StaffPage(page, texts)
  const login = new LoginPage(page, texts)
  await staff.open('/staff/chat')
  await endSession(context)
  await login.pressAndBeAsked(staff.entry(texts('staff:nav.news')))
  const password = login.dialog.getByLabel(texts('login:expired.password'), { exact: true })
  await password.fill(samplePassword)
  await expectFaultsShown(page, {
    calls: '**/api/v1/login/',
    button: submitOf(login.dialog),
    failure: login.dialog.getByRole('alert'),
    messages: messages(texts),
    expectKept: () => expect(password).toHaveValue(samplePassword),
  })
  await login.signInAgain(samplePassword)
  await expect(login.dialog).toBeHidden()
  await expect(staff.main.getByRole('article').first()).toBeVisible()
  await expect(staff.main.getByRole('alert')).toHaveCount(0)
})

test('logging out: whatever the server answers, the user data are removed, and the page says so', async ({
  page,
  texts,
}) => {
  const staff = new StaffPage(page, texts)
  const login = new LoginPage(page, texts)
  const signOut = staff.navigation.getByRole('button', { name: texts('staff:nav.signOut') })
  await staff.open('/staff/chat')
  const known = await page.evaluate(() => localStorage.getItem('staff_user') ?? '')
  for (const fault of faultSamples) {
    const atWork = await fault.apply(page, '**/api/v1/logout/')
    await signOut.click()
    await atWork.strike()
    await expect(login.notice('signedOutHere'), fault.name).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('staff_user'))).toBeNull()
    await atWork.lift()
    // The request did not reach the server: the session is still valid for the next attempt.
    await page.evaluate((user) => localStorage.setItem('staff_user', user), known)
    await staff.open('/staff/chat')
  }
})
