import { sendEmail } from '@atrium/contract/contact'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, weekdayOf } from '@atrium/contract/days'
import { writeDays } from '@atrium/contract/leave'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '#support/axe.ts'
import { now } from '#support/clock.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

// One server for the file: in parallel, each of its journeys would start one.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer()
})
test.afterAll(() => server.stop())

const requestLeave = (request: APIRequestContext, dates: string, message: string) =>
  request.post(server.url + sendEmail.path, {
    data: {
      service_id: 'atrium',
      user_id: 'atrium',
      template_id: 'off_day_request',
      template_params: {
        to_email: '',
        to_name: '',
        from_name: '',
        from_email: '',
        dates,
        startTime: '',
        endTime: '',
        message,
        leave_type: '1',
      },
    },
  })

test('the deputy decides while the manager is away, and a colleague sees it in the calendar', async ({
  browser,
  texts,
}) => {
  const { day: today } = dayAndTime(now(), company.timeZone)
  // Midnight may pass meanwhile: the manager is away then, too.
  const tomorrow = addDays(today, 1)
  const dayNames = [0, 1].map((later) => dayOfWeek((weekdayOf(today) % 7) + later).name)
  const monday = addDays(today, 8 - weekdayOf(today))
  const [manager, deputy, requester, colleague] = await Promise.all(
    ['rauf.aliyev', 'leyla.ismayilova', 'irina.sokolova', 'tural.guliyev'].map((mail) =>
      staffBrowser(browser, texts, server, { mail }),
    ),
  )
  if (!manager || !deputy || !requester || !colleague) throw new Error('A browser is missing.')
  const card = (name: string) => deputy.page.getByRole('article', { name })
  const grant = (name: string, message: string) =>
    card(name)
      .filter({ hasText: message })
      .getByRole('button', { name: new RegExp(`^${texts('leave:decide.grant')}.*${name}`) })
      .click()

  // The manager has no manager: HR decides, who is the deputy as well.
  await requestLeave(manager.request, writeDays([today, tomorrow]), 'Away today.')
  await deputy.open('/staff/desk/leave')
  await grant('Rauf Əliyev', 'Away today.')
  const undo = new RegExp(`^${texts('leave:decide.undo')}`)
  await expect(card('Rauf Əliyev').getByRole('button', { name: undo })).toBeVisible()

  await requestLeave(requester.request, writeDays([monday]), 'A family event.')
  await manager.open('/staff/desk/leave')
  await expect(manager.page.getByText('A family event.')).toHaveCount(0)
  await deputy.open('/staff/desk/leave')
  await expect(card('Irina Sokolova')).toContainText('A family event.')
  await expectAccessible(deputy.page, { hasFoot: false })
  await grant('Irina Sokolova', 'A family event.')
  await expect(card('Irina Sokolova').getByRole('status')).toContainText(texts('leave:decide.done.grant'))

  // The decision can be undone for a while: the requester does not see it yet.
  await requester.open('/staff/requests')
  const own = requester.page.getByRole('listitem').filter({ hasText: 'A family event.' }).first()
  await expect(own).toContainText(texts('requests:own.states.sent'))

  await colleague.open('/staff')
  await expect(colleague.page.getByRole('main')).toContainText(new RegExp(dayNames.join('|')))
  await expect(
    colleague.page.getByRole('list', { name: texts('today:days.colleagues'), exact: true }),
  ).toContainText('Irina Sokolova')
})

test('the keyboard leads to nothing that is under the bar of the selected requests', async ({
  browser,
  texts,
}) => {
  const { page, open } = await staffBrowser(browser, texts, server, { mail: 'leyla.aliyeva' })
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/staff/desk/leave')
  const boxes = page.getByRole('article').getByRole('checkbox')
  await boxes.first().focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('form', { name: texts('leave:bulk.label') })
  await expect(bar.getByRole('button', { name: texts('leave:bulk.grant.wishes') })).toBeVisible()
  const isHidden = (form: HTMLElement | SVGElement) => {
    const { activeElement } = document
    if (!activeElement || form.contains(activeElement)) return false
    return activeElement.getBoundingClientRect().top >= form.getBoundingClientRect().top
  }
  for (let presses = 12; presses > 0; presses -= 1) {
    await page.keyboard.press('Tab')
    expect(await bar.evaluate(isHidden), await page.locator(':focus').evaluate((one) => one.outerHTML)).toBe(
      false,
    )
  }
})
