import { company } from '@atrium/contract/core'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SuggestionsPage } from '#pages/SuggestionsPage.ts'
import { bodiless, expectFaultsShown, leaveUntil, sendSlowly, submitOf } from '#support/sending.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

/** The messages of the suggestions page: `failure` of the form, `ask` of the status request. */
const suggestionMessages = (texts: Texts, part: 'failure' | 'ask') => ({
  network: texts(`suggestions:${part}.network`),
  server: texts(`suggestions:${part}.general`),
  strange: texts(`suggestions:${part}.general`),
  late: texts(`suggestions:${part}.late`),
})

test.beforeEach(({ page }) => page.clock.install())

test('a suggestion and its status request: every fault is shown, and typed text is kept', {
  tag: '@long',
}, async ({ page, texts }) => {
  const suggestions = new SuggestionsPage(page, texts)
  const { staff } = suggestions
  await suggestions.open()
  const text = `A quieter coffee machine ${Date.now()}`
  await suggestions.text.fill(text)
  const form = staff.main.getByRole('form', { name: texts('suggestions:form.label') })
  const calls = '**/api/v1/suggestions/'
  await expectFaultsShown(page, {
    calls,
    button: submitOf(form),
    failure: suggestions.failure,
    messages: suggestionMessages(texts, 'failure'),
    expectKept: async () => {
      await expect(suggestions.text).toHaveValue(text)
      await expect(suggestions.anonymous).toBeChecked()
    },
  })
  const slow = await sendSlowly(page, { calls, button: submitOf(form) })
  await leaveUntil(staff, slow.release, page.getByText(texts('suggestions:sent.toast')).first())
  await expect(suggestions.sent).toBeVisible()

  const code = await suggestions.code()
  const box = suggestions.question.getByRole('textbox')
  await box.fill(code)
  const statusCalls = '**/api/v1/suggestions/status/'
  await expectFaultsShown(page, {
    calls: statusCalls,
    button: submitOf(suggestions.question),
    failure: suggestions.question.getByRole('alert'),
    messages: suggestionMessages(texts, 'ask'),
    expectKept: () => expect(box).toHaveValue(code),
  })
  const answer = await sendSlowly(page, { calls: statusCalls, button: submitOf(suggestions.question) })
  await answer.release()
  await expect(suggestions.question).toContainText(text)
})

test('a request for days off: every fault is shown, input is kept, and it is sent once', async ({
  page,
  texts,
}) => {
  const offDays = new OffDayPage(page, texts)
  await offDays.open(await newStaff())
  const message = `A wedding ${Date.now()}`
  await offDays.nextMonth.click()
  await offDays.workday(15, 1).click()
  await offDays.time('end').fill('13:00')
  await offDays.message.fill(message)
  const messages = (reason: string) =>
    texts(`requests:failure.${reason}`, { peopleEmail: company.peopleEmail })
  const calls = '**/api/v1.0/email/send'
  const button = submitOf(offDays.form)
  await expectFaultsShown(page, {
    ...{ calls, button },
    failure: offDays.failure,
    messages: {
      network: messages('network'),
      server: messages('general'),
      strange: messages('general'),
      late: messages('late'),
    },
    except: bodiless,
    expectKept: async () => {
      await expect(offDays.message).toHaveValue(message)
      await expect(offDays.chosen.getByRole('listitem')).toHaveCount(1)
      await expect(offDays.time('end')).toHaveValue('13:00')
    },
  })
  const slow = await sendSlowly(page, { calls, button })
  await leaveUntil(offDays.staff, slow.release, page.getByText(texts('requests:sent.title')).first())
  await expect(offDays.own(message)).toHaveCount(1)
  await expect(offDays.message).toHaveValue('')

  await offDays.cancel(message).click()
  await expectFaultsShown(page, {
    calls: '**/api/v1/off-days/*/cancel/',
    button: offDays.cancelConfirm,
    failure: offDays.question.getByRole('alert'),
    messages: {
      network: texts('requests:own.failure.network'),
      server: texts('requests:own.failure.general'),
      strange: texts('requests:own.failure.general'),
      late: texts('requests:own.failure.late'),
    },
    except: bodiless,
    expectKept: () => expect(offDays.question).toBeVisible(),
  })
  await offDays.cancelConfirm.click()
  await expect(offDays.own(message)).toContainText(texts('requests:own.states.cancelled'))
})

test('a request whose answer was lost is in the list, and a retry does not store it twice', async ({
  page,
  texts,
}) => {
  const offDays = new OffDayPage(page, texts)
  await offDays.open(await newStaff())
  const message = `A move ${Date.now()}`
  await offDays.nextMonth.click()
  await offDays.workday(16, 1).click()
  await offDays.message.fill(message)
  // The request arrives; its answer is lost.
  let hasArrived = false
  await page.route('**/api/v1.0/email/send', async (route) => {
    await route.fetch()
    hasArrived = true
  })
  await offDays.send.click()
  await expect.poll(() => hasArrived).toBe(true)
  await page.clock.fastForward(65_000)
  await expect(offDays.failure).toContainText(texts('requests:failure.late'))
  await expect(offDays.own(message)).toHaveCount(1)
  await expect(offDays.message).toHaveValue(message)
  await page.unroute('**/api/v1.0/email/send')
  await offDays.send.click()
  await expect(offDays.sent).toBeVisible()
  await expect(offDays.own(message)).toHaveCount(1)
})
