import { expectAccessible } from '#support/axe.ts'
import { mailsTo, readable } from '#support/mails.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'

// One server for the file: in parallel, each of its journeys would start one.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

test('HR finds an applicant by words of the CV, notes, rates, and rejects by a mail that can be undone', async ({
  browser,
  texts,
}) => {
  const { page, open } = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
  const button = (key: Parameters<typeof texts>[0]) => page.getByRole('button', { name: texts(key) })
  await open('/staff/desk/applications')
  await expectAccessible(page, { hasFoot: false })
  await page.getByRole('searchbox').fill('accessibility WCAG')
  await page.getByRole('link', { name: 'Michael Braun' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Michael Braun' })).toBeVisible()
  await expect(button('applications:move.choose')).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
  await expectNoOverflow(page)

  await page.getByRole('textbox', { name: texts('applications:note.text') }).fill('Knows screen readers.')
  await page.reload()
  const note = page.getByRole('textbox', { name: texts('applications:note.text') })
  await expect(note).toHaveValue('Knows screen readers.')
  await button('applications:note.add').click()
  const history = page.getByRole('list', { name: texts('applications:history.heading') })
  await expect(history).toContainText('Knows screen readers.')
  await page.getByRole('radio', { name: texts('applications:verdicts.strongYes') }).check()
  await button('applications:ratings.give').click()
  await expect(button('applications:ratings.change')).toBeVisible()

  const rejectBy = async (press: () => Promise<void>) => {
    await button('applications:move.choose').click()
    const [above, below] = [button('applications:move.choose'), page.getByRole('menu')]
    await expect
      .poll(async () => (await below.boundingBox())?.y)
      .toBeGreaterThan((await above.boundingBox())?.y ?? 0)
    await page.getByRole('menuitem', { name: 'Rejected' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: texts('applications:mail.text') })).toHaveValue(
      /Michael/,
    )
    await press()
    await expect(dialog).toBeHidden()
  }
  await rejectBy(() => button('applications:move.withMail').click())
  await expect(history).toContainText(texts('applications:history.kinds.mail'))
  await button('applications:undo.label').click()
  await expect(history).not.toContainText(texts('applications:history.kinds.mail'))

  await rejectBy(() => button('applications:move.withMail').click())
  const isMailed = async () =>
    (await mailsTo('michael.braun@mail.example')).filter((raw) => readable(raw).includes('Michael')).length
  await expect.poll(isMailed, { timeout: 40_000 }).toBe(1)
  await expect(button('applications:undo.label')).toBeHidden()
})

test('an application moves on the board by pointer and by keys, and a late decision meets the other one', async ({
  browser,
  texts,
}) => {
  const [hr, admin] = await Promise.all(
    ['leyla.ismayilova', 'rauf.aliyev'].map((mail) => staffBrowser(browser, texts, server, { mail })),
  )
  if (!hr || !admin) throw new Error('A browser is missing.')
  const column = (name: string) => hr.page.getByRole('region', { name, exact: true })
  const grip = (name: string) =>
    hr.page.getByRole('button', { name: texts('applications:board.grip', { name }), exact: true })
  await hr.open('/staff/desk/applications?view=board')
  await expect(column('New')).toContainText('Sara Lindqvist')
  await expectAccessible(hr.page, { hasFoot: false })

  await grip('Sara Lindqvist').focus()
  await hr.page.keyboard.press('Enter')
  await hr.page.keyboard.press('ArrowRight')
  await hr.page.keyboard.press('Enter')
  await expect(column('In review')).toContainText('Sara Lindqvist')

  await admin.open('/staff/desk/applications?view=board')
  await grip('Leyla Abdullayeva').scrollIntoViewIfNeeded()
  const from = await grip('Leyla Abdullayeva').boundingBox()
  const target = await column('In review').boundingBox()
  if (!from || !target) throw new Error('The board is not drawn.')
  await grip('Leyla Abdullayeva').hover()
  await hr.page.mouse.down()
  await hr.page.mouse.move(from.x + 30, from.y + 20, { steps: 4 })
  await expect(hr.page.locator('[data-dnd-dragging]').first()).toBeVisible()
  await hr.page.mouse.move(target.x + 40, from.y + 20, { steps: 8 })
  await expect(column('In review')).toHaveAttribute('data-over')
  await hr.page.mouse.up()
  await expect(column('In review')).toContainText('Leyla Abdullayeva')

  // The other page holds the earlier revision while its updates are blocked.
  await admin.page.route(/\/hiring\/applications\/\??$/, (route) => route.abort())
  await admin.page
    .getByRole('button', { name: texts('applications:board.menu', { name: 'Aygün Hacızadə' }) })
    .click()
  await admin.page.keyboard.press('Escape')
  await hr.page
    .getByRole('button', { name: texts('applications:board.menu', { name: 'Aygün Hacızadə' }) })
    .click()
  await hr.page.getByRole('menuitem', { name: /In review/ }).click()
  await expect(column('In review')).toContainText('Aygün Hacızadə')
  await admin.page
    .getByRole('button', { name: texts('applications:board.menu', { name: 'Aygün Hacızadə' }) })
    .click()
  await admin.page.getByRole('menuitem', { name: /Withdrawn/ }).click()
  await expect(admin.page.getByRole('alert')).toContainText('Leyla İsmayılova')
})

test('the names of the stages stay in view while the board scrolls by', { tag: '@chromium' }, async ({
  browser,
  texts,
}) => {
  const { page, open } = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
  await open('/staff/desk/applications?view=board')
  const name = page.getByRole('heading', { level: 2, name: 'In review' })
  await expect(name).toBeVisible()
  await page.mouse.wheel(0, 3000)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(name).toBeInViewport()
})

test('a reviewer sees the applications for the own vacancies, and the ratings after the own one', async ({
  browser,
  texts,
}) => {
  const { page, open } = await staffBrowser(browser, texts, server, { mail: 'irina.sokolova' })
  await open('/staff/desk/applications')
  await page.getByRole('link', { name: 'Ayxan Tağıyev' }).click()
  await expect(page.getByText(texts('applications:ratings.hiddenUntil_other', { count: '2' }))).toBeVisible()
  await expect(page.getByText(texts('applications:move.readOnly'))).toBeVisible()
  await page.getByRole('radio', { name: texts('applications:verdicts.yes'), exact: true }).check()
  await page.getByRole('button', { name: texts('applications:ratings.give') }).click()
  await expect(page.getByText('Əlçatanlığı bilir, testləri oxunaqlıdır.')).toBeVisible()
})
