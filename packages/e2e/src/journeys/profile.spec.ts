import type { Locator, Page } from '@playwright/test'
import { ProfilePage } from '#pages/ProfilePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { signIn } from '#support/session.ts'
import { newStaff } from '#support/staff.ts'
import { delayFile, openWhole, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const widths = [320, 390, 820]
const place = 'GPS 40.3762 49.8413'

/** A photo of a phone, 900 × 600, with the location in its metadata. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D
    drawing.fillStyle = 'tan'
    drawing.fillRect(0, 0, 900, 600)
    drawing.fillStyle = 'teal'
    drawing.fillRect(300, 150, 300, 450)
    return canvas.toDataURL('image/jpeg').split(',')[1] as string
  })
  const jpeg = Buffer.from(base64, 'base64')
  const text = Buffer.from(`Exif\0\0${place}`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, text, jpeg.subarray(2)])
}

test('the phone number is edited by keyboard alone, survives a reload, and is visible in another browser', async ({
  page,
  texts,
  browser,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile', person)
  await expect(profile.fact('First name')).toHaveText('Günəş')
  await profile.editPhone.focus()
  await page.keyboard.press('Enter')
  await expect(profile.phone).toBeFocused()
  await page.keyboard.type('+994 55 123')
  // The typed draft is restored after a reload.
  await page.reload()
  await started(page)
  await expect(profile.phone).toHaveValue('+994 55 123')
  await profile.phone.press('End')
  await page.keyboard.type(' 45 67')
  await page.keyboard.press('Enter')
  await expect(profile.editPhone).toBeFocused()
  await expect(
    profile.main.getByRole('status').filter({ hasText: texts('profile:phone.saved') }),
  ).toBeVisible()
  await page.reload()
  await expect(profile.fact('Phone number')).toHaveText('+994 55 123 45 67')

  const elsewhere = new ProfilePage(await (await browser.newContext()).newPage(), texts)
  await elsewhere.open('/staff/chat/user-profile?lng=en', person)
  await expect(elsewhere.fact('Phone number')).toHaveText('+994 55 123 45 67')
  await elsewhere.main.getByRole('link', { name: texts('profile:shown.edit') }).click()
  await elsewhere.editPhone.click()
  await elsewhere.phone.fill('112')
  await elsewhere.page.keyboard.press('Escape')
  await expect(elsewhere.editPhone).toBeFocused()
  await expect(elsewhere.fact('Phone number')).toHaveText('+994 55 123 45 67')
  await elsewhere.page.context().close()
})

test('a photo is uploaded small, square and without its location, is seen by colleagues only, and can be deleted', async ({
  page,
  texts,
  browser,
}) => {
  const person = await newStaff()
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile', person)
  await expect(profile.initials).toBeVisible()
  const original = await photoWithPlace(page)
  expect(original.includes(place)).toBe(true)
  await profile.choosePhoto.setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: original })
  await expect(profile.photo).toBeVisible()
  const sizeOf = () =>
    profile.photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(sizeOf).toEqual([160, 160])
  const address = new URL((await profile.photo.getAttribute('src')) ?? '', page.url()).href
  const kept = await page.request.get(address)
  expect(kept.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  for (const secret of [place, 'Exif']) expect((await kept.body()).includes(secret)).toBe(false)

  const elsewhere = new ProfilePage(await (await browser.newContext()).newPage(), texts)
  await elsewhere.open('/staff/profile?lng=en', person)
  await expect(elsewhere.photo).toBeVisible()
  await elsewhere.page.context().close()
  const colleague = await browser.newContext()
  expect((await colleague.request.get(address)).status()).toBe(401)
  await signIn(colleague)
  expect((await colleague.request.get(address)).status()).toBe(200)
  await colleague.close()

  await profile.removePhoto.click()
  await expect(profile.photo).toBeHidden()
  expect((await page.request.get(address, { headers: { 'cache-control': 'no-cache' } })).status()).toBe(404)
  await expect(profile.initials).toBeVisible()
  await expect(profile.choosePhoto).toBeFocused()
})

test('a file that is not a picture is rejected at the button, without an upload', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile', await newStaff())
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'PUT' && sent.push(call.url()))
  await profile.choosePhoto.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(profile.main.getByRole('alert')).toHaveText(texts('profile:photo.unreadable'))
  await profile.choosePhoto.setInputFiles({
    name: 'me.pdf',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF'),
  })
  await expect(profile.main.getByRole('alert')).toHaveText(texts('validation:photoType'))
  expect(sent).toEqual([])
})

test('both pages have no accessibility violation and fit in other languages', async ({ page, texts }) => {
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile', await newStaff())
  await profile.editPhone.click()
  await page.getByRole('textbox').waitFor()
  await expectAccessible(page, { hasFoot: false })
  await expectFits(page, widths)
  await page.goto('/staff/profile/security')
  await page.getByRole('listitem').last().waitFor()
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)
  await expectAccessible(page, { hasFoot: false })
  await expectFits(page, widths)
})

test('a press on a form whose code is still on its way opens the form when the code has come', async ({
  page,
  texts,
}) => {
  const profile = new ProfilePage(page, texts)
  await profile.open('/staff/profile', await newStaff())
  const release = await delayFile(page, '**/assets/personalPart.*.js')
  await openWhole(page, '/staff/profile')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await profile.editPhone.click()
  await expect(profile.phone).toBeHidden()
  release()
  await expect(profile.phone).toBeFocused()
})

for (const width of [320, 1440])
  test(`at ${width} px, "Saved" moves nothing, and fields and tabs stand in lines`, async ({
    page,
    texts,
  }) => {
    const profile = new ProfilePage(page, texts)
    await page.setViewportSize({ width, height: 900 })
    await profile.open('/staff/profile/settings?lng=ru', await newStaff())
    const lists = profile.main.getByRole('combobox')
    await expect(lists).toHaveCount(9)
    const places = (all: Locator) =>
      all.evaluateAll((found) =>
        found.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top + scrollY]),
      )
    const before = await places(lists)
    await lists.nth(1).selectOption({ index: 1 })
    await expect(profile.main.getByRole('time')).toBeVisible()
    expect(await places(lists)).toEqual(before)

    const columns = new Set(before.map(([left]) => left))
    const rows = new Set(before.map(([, top]) => top))
    expect([columns.size, rows.size]).toEqual(width === 320 ? [1, 9] : [2, 5])
    const tabs = await places(profile.main.getByRole('navigation').getByRole('link'))
    expect(new Set(tabs.map(([left]) => left)).size).toBe(width === 320 ? 2 : 1)
  })
