import { login } from '@atrium/contract/accounts'
import type { Page } from '@playwright/test'
import { NewsPage } from '#pages/NewsPage.ts'
import { ProfilePage } from '#pages/ProfilePage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { expectReadingFaultsShown } from '#support/reading.ts'
import { bodiless, expectFaultsShown, leaveUntil, sendSlowly, submitOf } from '#support/sending.ts'
import { newStaff, type Staff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

/** The messages when a change of the own account fails. */
const ownMessages = (texts: Texts) => ({
  network: texts('profile:failure.network'),
  server: texts('profile:failure.general'),
  strange: texts('profile:failure.general'),
  late: texts('profile:failure.late'),
})

test.beforeEach(({ page }) => page.clock.install())

test('the phone number and the photo: every fault is shown, and input is kept', async ({ page, texts }) => {
  const profile = new ProfilePage(page, texts)
  const staff = new StaffPage(page, texts)
  await profile.open('/staff/profile', await newStaff())
  const failure = profile.main.getByRole('alert')
  await profile.editPhone.click()
  await profile.phone.fill('+994 55 765 43 21')
  await expectFaultsShown(page, {
    calls: '**/api/v1/me/',
    button: submitOf(profile.main),
    failure,
    messages: ownMessages(texts),
    expectKept: () => expect(profile.phone).toHaveValue('+994 55 765 43 21'),
  })
  const slow = await sendSlowly(page, { calls: '**/api/v1/me/', button: submitOf(profile.main) })
  await leaveUntil(staff, slow.release, page.getByText(texts('profile:phone.saved')).first())
  await expect(profile.fact(texts('profile:personal.phone'))).toHaveText('+994 55 765 43 21')

  const calls = '**/api/v1/me/photo/'
  const retry = failure.getByRole('button', { name: texts('common:failure.retry'), exact: true })
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await dot(page) }
  await expectReadingFaultsShown(page, {
    ...{ calls, retry },
    open: () => profile.choosePhoto.setInputFiles(picture),
    expectMessage: ({ name, reason }) => expect(failure, name).toContainText(ownMessages(texts)[reason]),
  })
  const upload = await sendSlowly(page, { calls, button: retry })
  await upload.release()
  await expect(profile.photo).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expect(profile.main).toBeFocused()
})

/** A picture of one pixel. */
async function dot(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** The same person in another browser. */
async function signInElsewhere({ email, password }: Staff, site: string): Promise<void> {
  const reply = await fetch(new URL(login.path, site), {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`Nobody signed in: ${reply.status}`)
}

test('the password and the sessions: every fault is shown, and input is kept', {
  tag: '@long',
}, async ({ page, texts, baseURL }) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await signInElsewhere(person, baseURL ?? '')
  await profile.open('/staff/profile/security', person)
  await expect(profile.sessions).toHaveCount(2)
  const failure = profile.main.getByRole('alert')
  await expectFaultsShown(page, {
    calls: '**/api/v1/me/sessions/**',
    button: profile.sessions.getByRole('button'),
    failure,
    messages: ownMessages(texts),
    except: bodiless,
    expectKept: () => expect(profile.sessions).toHaveCount(2),
  })

  const password = 'another-long-one-2031'
  const typed = { current: person.password, password, again: password }
  for (const [name, text] of Object.entries(typed)) await profile.field(name as keyof typeof typed).fill(text)
  const expectKept = async () => {
    for (const [name, text] of Object.entries(typed))
      await expect(profile.field(name as keyof typeof typed)).toHaveValue(text)
  }
  const calls = '**/api/v1/me/password/'
  const button = submitOf(profile.main)
  const form = profile.main.getByRole('form')
  await expectFaultsShown(page, {
    ...{ calls, button, expectKept },
    failure: form.getByRole('alert'),
    messages: { ...ownMessages(texts), late: texts('profile:security.failure.late') },
  })
  const slow = await sendSlowly(page, { calls, button })
  await slow.release()
  await expect(profile.main.getByText(texts('profile:security.changedText'))).toBeVisible()
  await expect(profile.field('current')).toHaveValue('')
  await expect(profile.sessions).toHaveCount(1)
})

test('a failed mark of a news item is shown, and the item stays unread', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const news = new NewsPage(page, texts)
  const title = 'The lift is repaired'
  const item = {
    id: 1,
    notName: title,
    notDesc: 'It runs again.',
    body: '',
    publishedAt: '2026-11-20T08:00:00Z',
  }
  let isRead = false
  await page.route('**/api/v1/news/', (route) => route.fulfill({ json: [{ ...item, isRead }] }))
  await news.open()
  const messages = texts('news:notices.notMarked', { title })
  const calls = '**/api/v1/news/*/read/'
  await expectFaultsShown(page, {
    calls,
    button: news.markRead(title),
    failure: news.failure,
    messages: { network: messages, server: messages, strange: messages, late: messages },
    except: bodiless,
    expectKept: () => expect(news.fresh(title)).toBeVisible(),
  })
  await page.route(calls, (route) => {
    isRead = true
    return route.fulfill({ status: 204 })
  })
  await news.markRead(title).click()
  await expect(news.fresh(title)).toHaveCount(0)
  await expect(news.failure).toHaveCount(0)
})
