import { staffSamples } from '@atrium/contract/accounts/samples'
import { LoginPage } from '#pages/LoginPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { mailsNaming, readable } from '#support/mails.ts'
import { newStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { readStored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'

const [person] = staffSamples

/** The manager of the first sample person. */
const manager = staffSamples[1]?.email ?? ''

const mailsAbout = async (message: string) => (await mailsNaming(manager, message)).map(readable)

test('a request by mouse: days are chosen, sent, mailed to the manager, and cancelled', async ({
  page,
  texts,
}) => {
  const offDays = new OffDayPage(page, texts)
  await offDays.open()
  const message = `Family event ${Date.now()}`

  await offDays.nextMonth.click()
  const from = await offDays.day(8).boundingBox()
  const to = await offDays.day(10).boundingBox()
  if (!from || !to) throw new Error('The days have no place.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(offDays.chosen.getByRole('listitem')).not.toHaveCount(0)
  const count = await offDays.selected.count()
  expect(count).toBeGreaterThan(1)
  await offDays.day(20).click()
  await expect(offDays.chosen.getByRole('listitem')).toHaveCount(count + 1)
  await offDays.time('end').fill('13')
  await offDays.message.fill(message)
  await expect(offDays.time('end')).toHaveValue('13:00')
  await expectAccessible(page, { hasFoot: false })

  await page.reload()
  await started(page)
  await expect(offDays.message).toHaveValue(message)
  await expect(offDays.chosen.getByRole('listitem')).toHaveCount(count + 1)
  await expect(offDays.time('end')).toHaveValue('13:00')

  await offDays.send.click()
  await expect(offDays.sent).toBeVisible()
  await expect(offDays.message).toHaveValue('')
  await expect(offDays.chosen).toBeHidden()
  await expect(offDays.own(message)).toContainText('09:00–13:00')
  await expectAccessible(page, { hasFoot: false })
  await expect.poll(async () => (await mailsAbout(message)).length).toBe(1)
  const [mail = ''] = await mailsAbout(message)
  expect(mail).toContain(`${person?.firstName} ${person?.lastName}`)
  expect(mail).toMatch(new RegExp(`reply-to: .*${person?.email}`, 'i'))

  await offDays.cancel(message).click()
  await expect(offDays.cancelConfirm).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
  await offDays.cancelConfirm.click()
  await expect(offDays.own(message)).toContainText(texts('requests:own.states.cancelled'))
  await expect(offDays.own(message)).toBeFocused()
  await expect.poll(async () => (await mailsAbout(message)).length).toBe(2)
  await page.reload()
  await expect(offDays.own(message)).toContainText(texts('requests:own.states.cancelled'))
})

test('a request by keyboard alone', async ({ page, texts }) => {
  const offDays = new OffDayPage(page, texts)
  // Many meetings would add a button between the message and Send.
  await page.route('**/Schedule.json', (route) => route.fulfill({ json: [] }))
  await offDays.open()
  const message = `By keys ${Date.now()}`
  await offDays.today.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(offDays.chosen.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Space')
  await expect(offDays.chosen.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(offDays.addTime).toBeFocused()
  await page.keyboard.press('Space')
  await expect(offDays.time('start')).toBeHidden()
  await offDays.message.focus()
  await page.keyboard.type(message)
  await page.keyboard.press('Tab')
  await expect(offDays.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offDays.sent).toBeVisible()
  await expect(offDays.own(message)).toContainText(texts('requests:time.wholeDays'))
})

test('when the e-mail service fails, input is kept, no success is shown, and the next user sees none of it', async ({
  page,
  texts,
}) => {
  const offDays = new OffDayPage(page, texts)
  await offDays.open(await newStaff())
  const message = `A failing mail ${Date.now()}`
  await offDays.workday(15).click()
  await offDays.time('start').fill('10')
  await offDays.time('end').fill('13')
  await offDays.message.fill(message)
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, json: {} }))
  await offDays.send.click()
  await expect(offDays.failure).toBeVisible()
  await expect(page.getByText(texts('requests:sent.title'))).toHaveCount(0)
  await expect(offDays.message).toHaveValue(message)
  await expect(offDays.workday(15)).toHaveAttribute('aria-selected', 'true')
  await expect(offDays.chosen.getByRole('listitem')).toHaveCount(1)
  await expect(offDays.addTime).toBeChecked()
  await expect(offDays.time('start')).toHaveValue('10:00')
  await expect(offDays.time('end')).toHaveValue('13:00')
  await expect(offDays.own(message)).toHaveCount(0)
  await page.unroute('**/api/v1.0/email/send')

  await offDays.staff.navigation.getByRole('button', { name: texts('staff:nav.signOut') }).click()
  const login = new LoginPage(page, texts)
  await login.heading.waitFor()
  expect(JSON.stringify(await readStored(page))).not.toContain(message)
  await login.signIn(await newStaff())
  await offDays.staff.toggle.waitFor()
  await offDays.open()
  await expect(offDays.message).toHaveValue('')
  await expect(offDays.selected).toHaveCount(0)
})

test('conflicting meetings of the chosen days are listed before sending, and a failure to load them is reported', {
  tag: '@long',
}, async ({ page, texts }) => {
  const offDays = new OffDayPage(page, texts)
  const name = `${person?.firstName} ${person?.lastName}`
  const meeting = (title: string, date: string, start: string, end: string, attendees: string[]) => ({
    title,
    date,
    start_time: start,
    end_time: end,
    attendees,
  })
  let isDown = true
  await page.route('**/Schedule.json', (route) =>
    isDown
      ? route.abort()
      : route.fulfill({
          json: [
            meeting('Planning', '2030/06/11', '09:00', '10:00', [name.toLowerCase()]),
            meeting('Demo day', '2030/06/12', '15:00', '16:00', [name]),
            meeting('Of others', '2030/06/12', '10:00', '11:00', ['Tural Quliyev']),
          ],
        }),
  )
  await page.clock.setFixedTime(new Date('2030-06-10T08:00:00Z'))
  await offDays.open()
  await offDays.day(11).click()
  await offDays.day(12).click()
  await expect(page.getByText(texts('requests:meetings.failed'))).toBeVisible()
  isDown = false
  await offDays.retry.click()
  await expect(offDays.missed(2)).toContainText(/Planning.*Demo day/)
  await expect(offDays.missed(2)).not.toContainText('Of others')
  await expectAccessible(page, { hasFoot: false })
  await offDays.time('end').fill('12:00')
  await expect(offDays.missed(1)).toContainText('Planning')
  await expect(offDays.missed(1)).not.toContainText('Demo day')
})

test('without chosen days the form shows an error at the calendar and focuses it', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const offDays = new OffDayPage(page, texts)
  await offDays.open()
  await offDays.send.click()
  await expect(offDays.grid).toHaveAccessibleDescription(texts('validation:datesRequired'))
  await expect(offDays.grid.locator('[tabindex="0"]')).toBeFocused()
})
