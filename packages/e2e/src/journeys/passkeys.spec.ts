import type { Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { ports } from '#support/ports.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

// A passkey belongs to a domain; the other journeys open an IP address.
test.use({ baseURL: `http://localhost:${ports.site}` })

/** Gives the browser a device that keeps passkeys and has just recognised its owner. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a person adds a passkey, signs in with it alone and as the second step, and removes it', {
  tag: '@chromium',
}, async ({ page, texts }) => {
  const person = await newStaff()
  const device = await addDevice(page)
  const login = new LoginPage(page, texts)
  const security = '?next=/staff/profile/security'
  const card = page.getByRole('region', { name: texts('profile:passkeys.heading'), exact: true })
  const passkey = page.getByRole('button', { name: texts('login:passkey.signIn') })
  const signOut = () => page.context().clearCookies({ name: /session$/ })

  await login.open(security)
  await login.signIn(person)
  await card.getByLabel(texts('profile:passkeys.name')).fill('Laptop')
  await card.getByRole('button', { name: texts('profile:passkeys.add') }).click()
  await expect(card.getByRole('listitem')).toHaveCount(10)
  await card.getByRole('button', { name: texts('profile:secondFactor.done') }).click()
  await expect(card.getByRole('listitem')).toContainText(texts('profile:passkeys.unused'))

  // The device does not verify its owner.
  await device.recognise(false)
  await signOut()
  await login.open(security)
  await passkey.click()
  await expect(page.getByText(texts('login:passkey.failure.cancelled'))).toBeVisible()
  await device.recognise(true)
  await passkey.click()
  await expect(page).toHaveURL(/^[^?]*\/staff\/profile\/security$/)
  await expect(card.getByRole('listitem')).toContainText(/Last used today/)

  await signOut()
  await login.open(security)
  await login.password.fill(person.password)
  await login.submit.click()
  await expect(page.getByLabel(texts('login:code.label'))).toBeFocused()
  await passkey.click()
  await expect(page).toHaveURL(/^[^?]*\/staff\/profile\/security$/)

  await card.getByRole('button', { name: texts('profile:passkeys.removeName', { name: 'Laptop' }) }).click()
  await expect(card.getByText(texts('profile:passkeys.removedOutcome', { name: 'Laptop' }))).toBeVisible()
  await signOut()
  await login.open(security)
  await login.password.fill(person.password)
  await login.submit.click()
  await expect(page).toHaveURL(/^[^?]*\/staff\/profile\/security$/)
})
