import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { LoginPage } from '#pages/LoginPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { now } from '#support/clock.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { badgePath, nextBadge, sampleAccountId, samplePerson } from '#support/samplePeople.ts'
import { passwordLinksTo } from '#support/staff.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'

// One server for the file: in parallel, each of its journeys would start one.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

const irina = samplePerson('irina.sokolova')

test('HR hires a person, who signs in by the invitation and has badge, card and label', async ({
  browser,
  page,
  texts,
}) => {
  const hr = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
  await hr.open('/staff/desk/people/new')
  const field = (key: 'name' | 'surname' | 'email') =>
    hr.page.getByRole('textbox', { name: texts(`people:${key}`), exact: true })
  await field('name').fill('Sevda')
  await field('surname').fill('Rüstəmova')
  await field('email').fill('sevda.rustamova@caspora.example')
  await hr.page.getByRole('button', { name: texts('people:record.choose.positions') }).click()
  const position = hr.page.getByRole('group', { name: texts('people:position') })
  for (const [language, text] of [
    ['az', 'Analitik'],
    ['en', 'Analyst'],
    ['ru', 'Аналитик'],
  ] as const)
    await position.getByRole('textbox', { name: texts(`people:record.${language}`) }).fill(text)
  await hr.page.getByRole('combobox', { name: texts('people:manager') }).fill('leyla ə')
  await hr.page.getByRole('option', { name: /Leyla Əliyeva/ }).click()
  await hr.page.getByRole('combobox', { name: texts('people:room') }).selectOption('Göygöl')
  await expectAccessible(hr.page, { hasFoot: false })
  await hr.page.getByRole('button', { name: texts('people:new.submit') }).click()
  await expect(hr.page.getByRole('heading', { level: 1, name: 'Sevda Rüstəmova' })).toBeVisible()
  await expectAccessible(hr.page, { hasFoot: false })

  const links = async () => passwordLinksTo('sevda.rustamova@caspora.example')
  await expect.poll(async () => (await links()).length).toBe(1)
  const { hash } = new URL((await links()).at(-1) ?? '')
  await page.goto(`${server.url}/staff/reset-password${hash}`)
  const password = 'a-badge-of-her-own-41'
  await new LoginPage(page, texts).setPassword(password)
  await expect(new LoginPage(page, texts).notice('passwordSet')).toBeVisible()
  const sevda = await staffBrowser(browser, texts, server, { mail: 'sevda.rustamova', password })
  await expect(sevda.page.getByRole('main')).toContainText('Rüstəmova')

  await page.goto(`${server.url}/employee-qr/${nextBadge}?lng=en`)
  await expect(page.getByRole('main')).toContainText('Sevda Rüstəmova')
  await page.goto(`${server.url}/codes/sevda-rustamova`)
  await expect(page.getByRole('main')).toContainText('Sevda Rüstəmova')
  await hr.page.getByRole('link', { name: texts('people:badge.print'), exact: true }).click()
  await expect(hr.page.getByRole('checkbox', { name: /Sevda Rüstəmova/ })).toBeChecked()
})

test('HR offboards a manager: signed out at once, pages gone, and a successor has people and meetings', async ({
  browser,
  page,
  texts,
}) => {
  const [hr, manager, successor] = await Promise.all(
    ['leyla.ismayilova', 'irina.sokolova', 'tural.guliyev'].map((mail) =>
      staffBrowser(browser, texts, server, { mail }),
    ),
  )
  if (!hr || !manager || !successor) throw new Error('A browser is missing.')
  const inAWeek = addDays(dayAndTime(now(), company.timeZone).day, 7)
  const createdAt = now().toISOString()
  const meeting = {
    id: '7d2f9e60-1c4b-4a53-9c1e-2f6a8b0d3c11',
    title: 'Release of the quality group',
    day: inAWeek,
    start: '10:00',
    end: '11:00',
    attendees: [],
    notes: '',
    attachments: [],
    look: 0,
    createdAt,
    changedAt: createdAt,
    isDeleted: false,
  }
  const sent = await manager.request.post(`${server.url}/api/v1/meetings/sync/`, {
    data: { personId: sampleAccountId('irina.sokolova'), since: 0, changes: [meeting] },
  })
  expect(sent.ok()).toBe(true)
  await page.goto(`${server.url}${badgePath(irina)}?lng=en`)
  await expect(page.getByRole('main')).toContainText('Irina Sokolova')

  await hr.open('/staff/desk/people')
  await hr.page.getByRole('link', { name: 'Irina Sokolova', exact: true }).click()
  await hr.page.getByRole('button', { name: texts('people:departure.offboard') }).click()
  const dialog = hr.page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: texts('people:departure.successor') }).fill('tural')
  await hr.page.getByRole('option', { name: /Tural Quliyev/ }).click()
  await expectAccessible(hr.page, { hasFoot: false })
  await dialog.getByRole('button', { name: texts('people:departure.offboard') }).click()
  await expect(
    hr.page.getByText(texts('people:departure.gone', { name: 'Irina Sokolova' })).first(),
  ).toBeVisible()

  await manager.page.goto(`${server.url}/staff/directory`)
  await expect(new LoginPage(manager.page, texts).notice('sessionEnded')).toBeVisible()
  for (const path of [badgePath(irina), '/codes/irina-sokolova']) {
    await page.goto(server.url + path)
    await expect(page.getByRole('main')).not.toContainText('Sokolova')
  }
  await successor.open('/staff/profile/notifications')
  await expect(successor.page.getByRole('main')).toContainText('You take over from Irina Sokolova')
  await successor.open('/staff/calendar')
  const schedule = new SchedulePage(successor.page, texts)
  await schedule.view('schedule').click()
  await schedule.press('next')
  await expect(successor.page.getByRole('main')).toContainText('Release of the quality group')
})

test('people, leave, import and the audit log fit a narrow window with letters of twice the size', {
  tag: '@long',
}, async ({ browser, texts }) => {
  const admin = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
  await admin.page.setViewportSize({ width: 320, height: 800 })
  for (const [path, namespace] of [
    ['people', 'people'],
    ['people/import', 'peopleImport'],
    ['leave', 'leave'],
    ['audit', 'audit'],
  ] as const) {
    await admin.open(`/staff/desk/${path}`)
    await expect(
      admin.page.getByRole('heading', { level: 1, name: texts(`${namespace}:title`) }),
    ).toBeVisible()
    await expectNoOverflow(admin.page, path)
    await admin.page.addStyleTag({ content: ':root { font-size: 200% }' })
    await expectNoOverflow(admin.page, `${path} in large letters`)
  }
})
