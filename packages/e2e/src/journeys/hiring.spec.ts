import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'
import { addDays, weekOf } from '@atrium/contract/days'
import { writeMeetingDate } from '@atrium/contract/meetings'
import { clockOffset } from '@atrium/tooling/clock'
import type { Page } from '@playwright/test'
import { type Applicant, ApplicationPage } from '#pages/ApplicationPage.ts'
import { LoginPage } from '#pages/LoginPage.ts'
import { OwnApplicationPage, ownApplicationPath } from '#pages/OwnApplicationPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { VacancyDeskPage, type VacancyWords } from '#pages/VacancyDeskPage.ts'
import { adminIn } from '#support/admin.ts'
import { now } from '#support/clock.ts'
import { pdfOfLines } from '#support/cv.ts'
import { linkIn, mailsNaming, mailsTo } from '#support/mails.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { passwordLinksTo } from '#support/staff.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { expect, test } from '#support/test.ts'
import { type Texts, wordsOf } from '#support/texts.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` })
})
test.afterAll(() => server.stop())

const vacancy: Record<Language, VacancyWords> = {
  AZ: {
    position: 'Platforma mühəndisi',
    description: 'Serverləri və yayımı idarə edirsiniz.',
    locationCity: 'Bakı',
    locationCountry: 'Azərbaycan',
    overview: 'Komandaların işi sizin platformanızda qurulur.',
    responsibilities: 'Klasterləri saxlamaq',
    qualifications: 'Linux',
  },
  EN: {
    position: 'Platform engineer',
    description: 'Run our servers and releases.',
    locationCity: 'Baku',
    locationCountry: 'Azerbaijan',
    overview: 'Our teams build on your platform.',
    responsibilities: 'Keep the clusters running',
    qualifications: 'Linux',
  },
  RU: {
    position: 'Инженер платформы',
    description: 'Вы ведёте серверы и выпуски.',
    locationCity: 'Баку',
    locationCountry: 'Азербайджан',
    overview: 'На вашей платформе работают все команды.',
    responsibilities: 'Поддерживать кластеры',
    qualifications: 'Linux',
  },
}

/** A word of the first CV, and of no other text. */
const rareWord = 'Zookeeper'

/** The Tuesday of next week: the sample people have no meetings of their own on it. */
const tuesday = weekOf(addDays(dayAndTime(now(), company.timeZone).day, 7))[2] as string

/** After the applications, and after the year in which the guest of the interview is kept. */
const longAfterMs = 400 * 24 * 3_600_000

/** Applies on the page of a form, and returns the number of the receipt. */
async function apply(
  page: Page,
  texts: Texts,
  address: string,
  { words, ...applicant }: Applicant & { words: string },
): Promise<string> {
  const form = new ApplicationPage(page, texts)
  await page.goto(server.url + address)
  await form.fill(applicant)
  await form.cv.setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfLines(words, applicant.email),
  })
  await form.submit.click()
  await expect(form.receipt).toContainText(/CV-[0-9A-Z-]{9}/)
  return /CV-[0-9A-Z-]{9}/.exec((await form.receipt.textContent()) ?? '')?.[0] ?? ''
}

/** Whether a file of the server has a text. */
async function isInFiles(text: string): Promise<boolean> {
  const files = await readdir(path.join(server.folder, 'files'), { recursive: true, withFileTypes: true })
  const contents = await Promise.all(
    files.filter((one) => one.isFile()).map((one) => readFile(path.join(one.parentPath, one.name))),
  )
  return contents.some((content) => content.includes(text))
}

test('a vacancy is filled: two apply, two rate, one is interviewed and hired, one rejected, and a year later nothing is left', {
  tag: '@long',
}, async ({ browser, page: visitor, texts }) => {
  test.slow()
  const inRussian = wordsOf('ru')
  const tag = Date.now()
  const nigar = {
    firstName: 'Nigar',
    lastName: 'Səfərova',
    email: `nigar.${tag}@example.com`,
    phone: '+994 50 201 30 40',
  }
  /** Her second address. */
  const other = `safarova.${tag}@example.com`
  const oleg = {
    firstName: 'Олег',
    lastName: 'Баранов',
    email: `oleg.${tag}@example.com`,
    phone: '+994 55 301 40 50',
  }
  const [hr, irina, tural] = await test.step('HR and two reviewers sign in', () =>
    Promise.all([
      staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' }),
      staffBrowser(browser, texts, server, { mail: 'irina.sokolova' }),
      staffBrowser(browser, texts, server, { mail: 'tural.guliyev' }),
    ]))
  const button = (key: string) =>
    hr.page.getByRole('button', { name: texts(`applications:${key}`), exact: true })
  const history = hr.page.getByRole('list', { name: texts('applications:history.heading') })
  const applications = '/staff/desk/applications'
  /** Of the vacancy. */
  let id = ''
  /** Opens an application for the vacancy from the list. */
  const openOf = async (who: typeof hr, { firstName, lastName }: Applicant) => {
    await who.open(`${applications}?vacancy=${id}`)
    const name = `${firstName} ${lastName}`
    await who.page.getByRole('link', { name }).click()
    await expect(who.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const moveTo = async (stage: string) => {
    await button('move.choose').click()
    await hr.page.getByRole('menuitem', { name: stage, exact: true }).click()
  }
  const links = new Map<string, string>()
  /** An applicant reads the private link, which shows a decision once it can no longer be undone. */
  const expectStage = ({ email }: Applicant, stage: string, words = texts) =>
    expect(async () => {
      await visitor.goto(server.url + links.get(email))
      await expect(new OwnApplicationPage(visitor, words).stage(stage)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })

  const reader = `reader.${tag}@example.com`
  await test.step('a visitor asks for alerts and confirms', async () => {
    await visitor.goto(`${server.url}/career?lng=en`)
    const form = visitor.getByRole('form', { name: texts('careers:alerts.heading') })
    await form.getByRole('textbox').fill(reader)
    await form.getByRole('button', { name: texts('careers:alerts.submit') }).click()
    await expect.poll(async () => (await mailsTo(reader)).length).toBe(1)
    await visitor.goto(server.url + linkIn((await mailsTo(reader))[0] ?? '', '/subscribe/confirm'))
    await visitor.getByRole('button', { name: texts('newsletter:confirm.button') }).click()
    await expect(
      visitor.getByRole('heading', { level: 1, name: texts('newsletter:confirm.doneTitle') }),
    ).toBeVisible()
  })

  await test.step('HR writes a vacancy in Azerbaijani, names reviewers, translates and publishes', async () => {
    await hr.open('/staff/desk/vacancies/new')
    const desk = new VacancyDeskPage(hr.page, texts)
    await desk.choice('original').selectOption(texts('vacancies:languages.AZ'))
    await desk.write('AZ', vacancy.AZ)
    await desk.choice('category').selectOption('Development')
    for (const name of ['Irina Sokolova', 'Tural Quliyev']) {
      await desk.choice('reviewers').fill(name)
      await hr.page.getByRole('option', { name: new RegExp(name) }).click()
    }
    await desk.button('new.submit').click()
    await expect(hr.page.getByRole('heading', { level: 1, name: vacancy.AZ.position })).toBeVisible()
    id = new URL(hr.page.url()).pathname.split('/').at(-1) ?? ''
    await desk.write('EN', vacancy.EN)
    await desk.write('RU', vacancy.RU)
    await desk.save()
    await desk.pressTwice('publish')
    await expect(desk.button('close')).toBeVisible()
  })

  let general = ''
  await test.step('one applies twice with different files and addresses, another one in Russian', async () => {
    const one = { ...nigar, words: `Kubernetes and ${rareWord}` }
    await apply(visitor, texts, `/app/${id}?lng=en`, one)
    links.set(nigar.email, await ownApplicationPath(nigar.email))
    await expectStage(nigar, 'new')
    const again = { ...nigar, email: other, words: 'Databases', message: 'I know databases.' }
    general = await apply(visitor, texts, '/sendCv?lng=en', again)
    await apply(visitor, inRussian, `/app/${id}?lng=ru`, { ...oleg, words: 'Ansible' })
    links.set(oleg.email, await ownApplicationPath(oleg.email))
    await expectStage(oleg, 'new', inRussian)
  })

  await test.step('the alert has arrived', async () => {
    await expect
      .poll(async () => (await mailsNaming(reader, vacancy.EN.position)).length, { timeout: 60_000 })
      .toBe(1)
  })

  await test.step('HR finds the first by a word of the CV, and joins both applications', async () => {
    // The server reads new CVs every ten seconds.
    await expect(async () => {
      await hr.open(`${applications}?q=${rareWord}`)
      await expect(hr.page.locator('mark')).toHaveText(rareWord, { timeout: 5000 })
    }).toPass({ timeout: 90_000 })
    await openOf(hr, nigar)
    const name = texts('applications:others.same', { reference: general })
    await hr.page.getByRole('button', { name }).click()
    await expect(hr.page.getByRole('button', { name })).toBeHidden()
    await expect(history).toContainText(texts('applications:history.kinds.joined', { reference: general }))
    await moveTo('In review')
    await expect(history).toContainText('In review')
  })

  await test.step('two reviewers rate, and the second sees the first rating after the own one', async () => {
    const rate = async (who: typeof hr, verdict: string, words: string) => {
      await who.page
        .getByRole('radio', { name: texts(`applications:verdicts.${verdict}`), exact: true })
        .check()
      await who.page.getByRole('textbox', { name: texts('applications:ratings.words') }).fill(words)
      await who.page.getByRole('button', { name: texts('applications:ratings.give') }).click()
      await expect(who.page.getByRole('button', { name: texts('applications:ratings.change') })).toBeVisible()
    }
    await openOf(irina, nigar)
    await rate(irina, 'strongYes', 'Runs clusters calmly.')
    await openOf(tural, nigar)
    await expect(
      tural.page.getByText(texts('applications:ratings.hiddenUntil_one', { count: '1' })),
    ).toBeVisible()
    await expect(tural.page.getByText('Runs clusters calmly.')).toHaveCount(0)
    await rate(tural, 'yes', 'Asks good questions.')
    await expect(tural.page.getByText('Runs clusters calmly.')).toBeVisible()
    await expectStage(nigar, 'review')
  })

  await test.step('HR books an interview and moves it', async () => {
    const schedule = new SchedulePage(hr.page, texts)
    const { form } = schedule
    await openOf(hr, nigar)
    const { pathname } = new URL(hr.page.url())
    const interviews = hr.page.getByRole('list', { name: texts('candidate:interviews.heading') })
    const whenOf = (start: string, end: string) =>
      texts('candidate:interviews.when', { day: formatDay(tuesday, 'EN'), start, end })
    await hr.page.getByRole('link', { name: texts('candidate:interviews.book') }).click()
    await expect(form.attendees.filter({ hasText: nigar.lastName })).toBeVisible()
    await form.save({ day: writeMeetingDate(tuesday), start: '15:00', end: '16:00' })
    await expect(interviews).toContainText(whenOf('15:00', '16:00'), { timeout: 60_000 })
    await expect(interviews).toContainText('Irina Sokolova')
    await hr.page
      .getByRole('link', { name: texts('candidate:interviews.openOn', { day: formatDay(tuesday, 'EN') }) })
      .click()
    await form.action('edit').click()
    await form.save({ start: '16:30', end: '17:30' })
    await schedule.expectSync('synced')
    await expect(async () => {
      await hr.open(pathname)
      await expect(interviews).toContainText(whenOf('16:30', '17:30'), { timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await hr.page
      .getByRole('button', { name: texts('candidate:interviews.move', { stage: 'Interview' }) })
      .click()
  })

  await test.step('the one is rejected in Russian, ten seconds after the press', async () => {
    await openOf(hr, oleg)
    await moveTo('Rejected')
    await button('move.withMail').click()
    await expect(button('undo.label')).toBeVisible()
    // Meanwhile the mail about the interview arrives, with the later time.
    await expect
      .poll(async () => (await mailsNaming(nigar.email, '16:30')).length, { timeout: 60_000 })
      .toBe(1)
    await expectStage(nigar, 'interview')
    await expect
      .poll(async () => (await mailsNaming(oleg.email, 'выбрали другого кандидата')).length, {
        timeout: 60_000,
      })
      .toBe(1)
    await expectStage(oleg, 'rejected', inRussian)
  })

  const account = `nigar.${tag}`
  const address = `${account}@caspora.example`
  const password = 'clusters-run-all-night-7'
  await test.step('the other one gets a record with the form, and signs in', async () => {
    await openOf(hr, nigar)
    await moveTo('Hired')
    await expect(hr.page.getByRole('textbox', { name: texts('people:surname'), exact: true })).toHaveValue(
      nigar.lastName,
    )
    await hr.page.getByRole('textbox', { name: texts('people:email'), exact: true }).fill(address)
    await hr.page.getByRole('button', { name: texts('people:new.submit') }).click()
    await expect(
      hr.page.getByRole('heading', { level: 1, name: `${nigar.firstName} ${nigar.lastName}` }),
    ).toBeVisible()
    await expect.poll(async () => (await passwordLinksTo(address)).length).toBe(1)
    const { hash } = new URL((await passwordLinksTo(address)).at(-1) ?? '')
    await visitor.goto(`${server.url}/staff/reset-password?lng=en${hash}`)
    const login = new LoginPage(visitor, texts)
    await login.setPassword(password)
    await expect(login.notice('passwordSet')).toBeVisible()
    const own = await staffBrowser(browser, texts, server, { mail: account, password })
    await expect(own.page.getByRole('main')).toContainText(nigar.lastName)
    await expectStage(nigar, 'hired')
  })

  await test.step('a year later nothing of the applications is left', async () => {
    expect(await isInFiles(nigar.email)).toBe(true)
    expect(await adminIn(server.folder, 'outbox', 'list', nigar.email)).toContain(nigar.email)
    server = await server.restart({ CLOCK_OFFSET: String(clockOffset + longAfterMs) })
    for (const [{ email }, words] of [
      [nigar, texts],
      [oleg, inRussian],
    ] as const) {
      await visitor.goto(server.url + links.get(email))
      await expect(new OwnApplicationPage(visitor, words).unknown).toBeVisible()
    }
    for (const email of [nigar.email, other, oleg.email]) {
      await expect.poll(() => isInFiles(email)).toBe(false)
      expect(await adminIn(server.folder, 'outbox', 'list', email)).toContain('No mail')
    }
    const later = await staffBrowser(browser, texts, server, { mail: 'leyla.ismayilova' })
    await later.open(`${applications}?q=${rareWord}`)
    await expect(
      later.page
        .getByText(texts('applications:empty'))
        .or(later.page.getByRole('heading', { name: texts('applications:filters.none') })),
    ).toBeVisible()
    // The record of the person stays.
    const hired = await staffBrowser(browser, texts, server, { mail: account, password })
    await expect(hired.page.getByRole('main')).toContainText(nigar.lastName)
  })
})
