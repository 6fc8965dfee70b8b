import { pages } from '@atrium/contract/core'
import type { Page } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { openAddresses, staffAddresses } from '#support/addresses.ts'
import { signIn } from '#support/session.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import { smallTargets } from '#support/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const expectLargeTargets = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(smallTargets), where).toEqual([])

async function expectLargeTargetsAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await started(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expectLargeTargets(page, address)
  }
}

test('every control outside a sentence is 44 px high and wide', async ({ page }) => {
  await expectLargeTargetsAt(page, openAddresses)
})

const isDesk = (address: string) => address.startsWith(pages.desk)

test('every control of the desk is 44 px high and wide', async ({ page }) => {
  await signIn(page.context())
  await expectLargeTargetsAt(page, staffAddresses.filter(isDesk))
})

test('every control of the staff area is 44 px high and wide, in the menu too', async ({ page, texts }) => {
  await signIn(page.context())
  await expectLargeTargetsAt(
    page,
    staffAddresses.filter((address) => !isDesk(address)),
  )
  const staff = new StaffPage(page, texts)
  await staff.toggle.click()
  await expect(staff.drawer).toBeVisible()
  await expectLargeTargets(page, 'the menu')
})

test('a finger is offered to choose a file, not to drop one', async ({ page, texts }) => {
  await page.goto('/sendCv')
  await expect(page.getByText(texts('careers:form.chooseFile'))).toBeVisible()
  await expect(page.getByText(texts('careers:form.orDrop'))).toBeHidden()
})
