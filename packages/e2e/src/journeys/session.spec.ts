import { LoginPage } from '#pages/LoginPage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { endSession, newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

const texts = 'Məktub otağına çap maşını lazımdır.'

test('a session that expires during typing loses no input', async ({ page, context, texts: say }) => {
  const person = await newStaff()
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/suggestion', person)
  // The dialog covers the page in the meantime.
  const text = page.getByRole('textbox', { name: say('suggestions:form.text'), includeHidden: true })
  const send = page
    .getByRole('main')
    .getByRole('button', { name: say('suggestions:form.submit'), exact: true })
  await text.fill(texts)
  await endSession(context)
  await login.pressAndBeAsked(send)
  await expect(login.dialog).toContainText(person.email)
  await expectAccessible(page, { hasFoot: false })
  // The page below is inert, and no key closes the dialog.
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(login.dialog).toBeVisible()
  await expect(text.click({ trial: true, timeout: 1_000 })).rejects.toThrow()

  await login.signInAgain('not-this-one')
  await expect(login.dialog.getByRole('alert')).toBeVisible()
  await expect(text).toHaveValue(texts)
  await login.signInAgain(person.password)
  await expect(login.dialog).toBeHidden()
  await expect(page).toHaveURL('/staff/suggestion')
  await expect(text).toHaveValue(texts)
  await send.click()
  await expect(page.getByText(say('suggestions:sent.heading')).first()).toBeVisible()
})

test('typed values survive an expired session and a reload', { tag: '@long' }, async ({
  page,
  context,
  texts: say,
}) => {
  const person = await newStaff()
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/suggestion', person)
  const text = page.getByRole('textbox', { name: say('suggestions:form.text') })
  await text.fill(texts)
  await endSession(context)
  await page.reload()
  await expect(login.dialog.or(login.heading)).toBeVisible()
  if (await login.heading.isVisible()) {
    await expect(login.notice('sessionEnded')).toBeVisible()
    await expect(login.email).toHaveValue(person.email)
    await login.signIn(person)
  } else await login.signInAgain(person.password)
  await expect(text).toHaveValue(texts)
})

test('when the person signs in in another tab, this one continues', async ({ page, context, texts: say }) => {
  const person = await newStaff()
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/news', person)
  await expect(page).toHaveURL('/staff/news')
  const profile = page.getByRole('link', { name: say('staff:nav.profile') }).first()
  await endSession(context)
  await login.pressAndBeAsked(profile)

  const other = new LoginPage(await context.newPage(), say)
  await other.open('?next=/staff/chat')
  await other.signIn(person)
  await expect(other.page).toHaveURL('/staff/chat')
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(login.dialog).toBeHidden()
  await profile.click()
  await expect(page.getByRole('main')).toContainText(person.email)
})

test('logging out in one tab signs out the other, and Back shows no data', async ({
  page,
  context,
  texts: say,
}) => {
  const person = await newStaff()
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/chat', person)
  await expect(page).toHaveURL('/staff/chat')
  await page.getByRole('link', { name: say('staff:nav.profile'), exact: true }).click()
  await expect(page.getByRole('main')).toContainText(person.email)
  const other = await context.newPage()
  await other.goto('/staff/chat')
  await expect(other.getByRole('banner')).toContainText(person.email)

  await page
    .getByRole('main')
    .getByRole('button', { name: say('profile:logOut') })
    .click()
  await expect(page).toHaveURL('/staff/login')
  await expect(other).toHaveURL('/staff/login')
  await expect(other.getByRole('heading', { level: 1, name: say('login:signIn.title') })).toBeVisible()
  await expect(new LoginPage(other, say).notice('signedOutElsewhere')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('staff_user'))).toBeNull()
  expect((await context.request.get('/api/v1/me/')).status()).toBe(401)
  await page.goBack()
  await expect(login.heading).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
})

test('the next user sees no data of the previous one', async ({ page, texts: say }) => {
  const first = await newStaff({ firstName: 'Birinci', lastName: 'Adamova' })
  const second = await newStaff({ firstName: 'Elçin', lastName: 'Quliyev' })
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/suggestion', first)
  const text = page.getByRole('textbox', { name: say('suggestions:form.text') })
  await text.fill(texts)
  await page.goto('/staff/profile')
  await expect(page.getByRole('main')).toContainText('Adamova')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('profile:logOut') })
    .click()
  await expect(login.email).toHaveValue('')
  await login.signIn(second)
  await expect(page.getByRole('main')).toContainText('Quliyev')
  await page.goto('/staff/suggestion')
  await expect(text).toHaveValue('')
  const everything = () =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }])
  for (const trace of [first.email, 'Adamova', texts])
    expect(await page.evaluate(everything)).not.toContain(trace)
})

test('data of a person disappear when another person signs in in another tab', async ({
  page,
  context,
  texts: say,
}) => {
  const first = await newStaff({ lastName: 'Adamova' })
  const second = await newStaff({ lastName: 'Quliyeva' })
  const login = new LoginPage(page, say)
  await new StaffPage(page, say).open('/staff/profile', first)
  await expect(page.getByRole('main')).toContainText('Adamova')
  const other = new LoginPage(await context.newPage(), say)
  await other.page.goto('/staff/profile')
  await other.page
    .getByRole('main')
    .getByRole('button', { name: say('profile:logOut') })
    .click()
  await other.signIn(second)
  await expect(other.page.getByRole('main')).toContainText('Quliyeva')
  await expect(login.heading.or(page.getByText('Quliyeva').first())).toBeVisible()
  await expect(page.getByText('Adamova')).toHaveCount(0)
})
