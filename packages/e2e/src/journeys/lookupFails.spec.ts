import { LookupPage } from '#pages/LookupPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { phone } from '#support/phone.ts'
import { expect, test } from '#support/test.ts'

test.use(phone)

const pages = [
  {
    address: '/employee-qr/DEV7',
    call: '**/api/employees?*',
    failed: 'lookup:employee.missing',
    there: 'Leyla Əliyeva',
  },
  { address: '/rooms', call: '**/api/rooms/', failed: 'lookup:rooms.failedTitle', there: 'Qobustan' },
  {
    address: '/rooms/Xəzər',
    call: '**/api/employees/room/**',
    failed: 'lookup:room.failedTitle',
    there: 'Nigar Hüseynova',
  },
  {
    address: '/codes/gunes-aliyeva',
    call: '**/list/all/*/',
    failed: 'card:failure.title',
    there: 'Günəş Əliyeva',
  },
] as const

for (const { address, call, failed, there } of pages)
  for (const fault of ['a server that fails', 'no connection'] as const)
    test(`${address} tells of ${fault}, and the next try works`, async ({ page, words }) => {
      const lookup = new LookupPage(page, words)
      await lookup.withoutFirstAnswers()
      await page.route(call, (route) =>
        fault === 'no connection' ? route.abort() : route.fulfill({ status: 500, json: {} }),
      )
      await page.goto(address)
      await expect(lookup.alert).toContainText(words(failed))
      await expectAccessible(page, { hasFoot: false })
      // Another try that fails keeps the place.
      await lookup.retry.tap()
      await expect(lookup.retry).toBeEnabled()
      await page.unroute(call)
      await lookup.retry.tap()
      await expect(lookup.main.getByRole('heading', { name: there, exact: true })).toBeVisible()
      await expect(lookup.alert).toHaveCount(0)
      await expect(lookup.main).toBeFocused()
    })
