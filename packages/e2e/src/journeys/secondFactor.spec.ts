import { TOTP, URI } from 'otpauth'
import { LoginPage } from '#pages/LoginPage.ts'
import { ProfilePage } from '#pages/ProfilePage.ts'
import { now } from '#support/clock.ts'
import { readQr } from '#support/qr.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

test('a person scans the code, signs in with the app, and with a recovery code where the app is missing', async ({
  page,
  texts,
  browser,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile/security', person)
  const card = page.getByRole('region', { name: texts('profile:secondFactor.heading') })
  await card.getByRole('button', { name: texts('profile:secondFactor.setUp') }).click()
  const app = URI.parse(await readQr(card.getByRole('img', { name: texts('profile:secondFactor.qr') })))
  if (!(app instanceof TOTP)) throw new Error('The code is no TOTP.')
  expect([app.issuer, app.label]).toEqual(['Caspora', person.email])
  const first = app.generate({ timestamp: now().getTime() })
  await card.getByLabel(texts('profile:secondFactor.code')).fill(first)
  await card.getByRole('button', { name: texts('profile:secondFactor.confirm'), exact: true }).click()
  await expect(card.getByRole('listitem')).toHaveCount(10)
  const codes = await card.getByRole('listitem').allTextContents()
  await card.getByRole('button', { name: texts('profile:secondFactor.done') }).click()
  await expect(card.getByText(texts('profile:secondFactor.turnedOn'))).toBeVisible()

  // The next half minute's code is accepted already; the first one was used.
  const next = app.generate({ timestamp: now().getTime() + 30_000 })
  for (const code of [next, codes[0] ?? '']) {
    const context = await browser.newContext({ locale: 'en-GB' })
    const login = new LoginPage(await context.newPage(), texts)
    await login.open('?next=/staff/profile/security')
    await login.signIn(person)
    const field = login.page.getByLabel(texts('login:code.label'))
    await expect(field).toBeFocused()
    await field.fill(first)
    await login.submit.click()
    await expect(field).toHaveAccessibleDescription(new RegExp(texts('validation:secondFactorCodeWrong')))
    await field.fill(code)
    await login.submit.click()
    await expect(login.page).toHaveURL(/^[^?]*\/staff\/profile\/security$/)
    await context.close()
  }
  await page.reload()
  await expect(card.getByText(texts('profile:secondFactor.left_other', { count: '9' }))).toBeVisible()
})
