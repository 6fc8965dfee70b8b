import { LoginPage } from '#pages/LoginPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { invitedStaff, newStaff, passwordLinksTo } from '#support/staff.ts'
import { delayFile, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** All stored data of the browser that scripts can read. */
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

test('a person signs in from the footer of the public site', async ({ page, texts }) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  let token = ''
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/v1/login/')) token = (await response.json()).token
  })
  await page.goto('/contact')
  await started(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts('common:footer.staff') })
    .click()
  await expect(login.heading).toBeVisible()
  await login.signIn(person)
  await expect(page).toHaveURL('/staff/profile')
  await expect(
    page.getByRole('main').getByRole('status').getByText(texts('login:signIn.success')),
  ).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(person.email)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('staff_user') ?? 'null'))
  expect(stored).toEqual({
    id: expect.any(Number),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: 'staff',
    settings: {},
  })
  await expect.poll(() => token).not.toBe('')
  for (const secret of [token, person.password]) expect(await page.evaluate(kept)).not.toContain(secret)
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.reload()
  await expect(page.getByRole('banner')).toContainText(person.email)
})

test('errors under the fields move neither the fields nor the button', async ({ page, texts }) => {
  const login = new LoginPage(page, texts)
  await login.open()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    const placesOf = () =>
      Promise.all([login.email, login.password, login.submit].map((part) => part.boundingBox()))
    const places = await placesOf()
    await login.submit.click()
    await expect(login.password).toHaveAttribute('aria-invalid', 'true')
    expect(await placesOf(), `${width} px`).toEqual(places)
  }
})

test('the form stays until the staff area has loaded, then a skeleton until the profile has loaded', async ({
  page,
  texts,
}) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await login.open()
  const releaseCode = await delayFile(page, '**/assets/staff.*.js')
  const releaseProfile = await delayFile(page, '**/api/v1/me/')
  await login.signIn(person)
  await expect(page).toHaveURL('/staff/profile')
  await expect(page.getByRole('button', { name: texts('login:signIn.submitting') })).toBeVisible()
  await expect(login.heading).toBeVisible()
  releaseCode()
  const loading = page.getByRole('status').filter({ hasText: texts('profile:loading') })
  await expect(loading).toHaveAttribute('aria-busy', 'true')
  await expect(login.heading).toBeHidden()
  releaseProfile()
  await expect(page.getByRole('main').getByText(person.email)).toHaveCount(2)
  await expect(loading).toBeHidden()
})

test('a wrong password and an unknown address show the same reason, and the next attempt works', {
  tag: '@long',
}, async ({ page, texts }) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await login.open('?next=/staff/news')
  await login.signIn({ ...person, email: `nobody.${person.email}` })
  await expect(login.failure).toBeVisible()
  const reason = await login.failure.textContent()
  await login.signIn({ ...person, password: 'not-this-one' })
  await expect(login.password).toHaveValue('')
  await expect(login.password).toBeFocused()
  await expect(login.email).toHaveValue(person.email)
  await expect(login.failure).toHaveText(reason ?? '')
  await expect(page.getByText(texts('login:signIn.failedToast')).last()).toBeVisible()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/staff/news')
})

test('a forgotten password is set by the link of a mail, which works once', async ({ page, texts }) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await login.open()
  await login.forgotten.click()
  await expect(page.getByRole('heading', { level: 1, name: texts('login:forgot.title') })).toBeVisible()
  const invitations = (await passwordLinksTo(person.email)).length
  await login.email.fill(person.email)
  await page.getByRole('button', { name: texts('login:forgot.submit') }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: person.email })).toBeVisible()
  await expect.poll(async () => (await passwordLinksTo(person.email)).length).toBeGreaterThan(invitations)

  const link = (await passwordLinksTo(person.email)).at(-1) ?? ''
  const token = new URL(link).hash
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: texts('login:reset.title') })).toBeVisible()
  await expect(page).toHaveURL('/staff/reset-password')
  await login.setPassword('password1')
  const field = page.getByLabel(texts('login:reset.password'), { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(texts('validation:passwordCommon'))).toBeVisible()
  const fresh = `${person.password}-neu`
  await login.setPassword(fresh)
  await expect(login.notice('passwordSet')).toBeVisible()
  expect(await page.evaluate(kept)).not.toContain(token)

  await login.signIn(person)
  await expect(login.failure).toBeVisible()
  await login.signIn({ ...person, password: fresh })
  await expect(page).toHaveURL('/staff/profile')

  await page.goto(link)
  await login.setPassword(`${fresh}-2`)
  await expect(page.getByRole('heading', { level: 1, name: texts('login:reset.unknownTitle') })).toBeVisible()
  await expect(page.getByRole('link', { name: texts('login:reset.askAgain') })).toBeVisible()
})

test('an invited person sets a password by the link and signs in with it', async ({ page, texts }) => {
  const { person, link } = await invitedStaff()
  const login = new LoginPage(page, texts)
  await page.goto(link)
  await login.setPassword(person.password)
  await expect(login.notice('passwordSet')).toBeVisible()
  await page.reload()
  await expect(login.notice('passwordSet')).toBeVisible()
  await login.signIn(person)
  await expect(page.getByRole('banner')).toContainText(person.email)
})

test('a link into the staff area opens its page after the sign-in', async ({ page, texts }) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await page.goto('/staff/news?from=mail#latest')
  await expect(login.heading).toBeVisible()
  await login.signIn(person)
  await expect(page).toHaveURL('/staff/news?from=mail#latest')
  await page.goto('/staff/login?next=/staff/chat')
  await expect(page).toHaveURL('/staff/chat')
})

test('the server redirects visitors without a session from every page of the staff area', async ({
  request,
}) => {
  const reply = await request.get('/staff/news?from=mail', { maxRedirects: 0 })
  expect(reply.status()).toBe(303)
  const { location = '' } = reply.headers()
  expect(location).toContain(`/staff/login?${new URLSearchParams({ next: '/staff/news?from=mail' })}`)
  expect((await request.get('/api/v1/news/')).status()).toBe(401)
})

test('the sign-in redirects no person to another site', { tag: '@long' }, async ({
  page,
  context,
  texts,
}) => {
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/staff/../contact']) {
    await login.open(`?${new URLSearchParams({ next })}`)
    await login.signIn(person)
    await expect(page).toHaveURL('/staff/profile')
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('staff_user'))
  }
})

test('the sign-in pages are accessible and fit in other languages, on phone and desktop', async ({
  page,
}) => {
  for (const address of [
    '/staff/login',
    '/staff/forgot-password',
    '/staff/reset-password',
    '/staff/reset-password?#token=x',
  ])
    await test.step(address, async () => {
      await page.goto(address)
      await started(page)
      await expectAccessible(page, { hasFoot: false })
      await expectFits(page, [320, 390, 820, 1440])
    })
})
