import { randomUUID } from 'node:crypto'
import { company, dayAndTime } from '@atrium/contract/core'
import { syncMeetings } from '@atrium/contract/meetings'
import type { BrowserContext, Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { browserArgs } from '#support/browserArgs.ts'
import { now } from '#support/clock.ts'
import { newStaff, type Staff } from '#support/staff.ts'
import { delayStart, openWhole, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

test.use({
  // As in the browser of a person: pages that are left may come back as they were.
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Two people, the first with a name that looks like the end of a script. */
const newPeople = async (): Promise<[first: Staff, second: Staff]> => [
  await newStaff({ firstName: '</script><!--', lastName: 'Adamova' }),
  await newStaff({ lastName: 'Quliyeva' }),
]

/** Records in which frames of any page the address or the surname of a person is visible, from now on. */
async function watch(context: BrowserContext, { email, lastName }: Staff): Promise<string[]> {
  const painted: string[] = []
  await context.exposeBinding('reportPainted', (_source, path: string) => void painted.push(path))
  await context.addInitScript(
    (traces) => {
      const { reportPainted } = window as unknown as { reportPainted: (path: string) => void }
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen.
        const text = document.body?.innerText ?? ''
        if (traces.some((trace) => text.includes(trace))) reportPainted(window.location.pathname)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [email, lastName],
  )
  return painted
}

/** The document of the page as the server sends it to the browser. */
const documentOf = async (page: Page): Promise<string> =>
  (await page.request.get(page.url(), { headers: { 'sec-fetch-dest': 'document' } })).text()

const title = 'Kickoff </script><script>document.title = "No"</script><!-- <script> $&'

/** A meeting of today with a hostile title. */
async function createMeeting({ request }: Page): Promise<void> {
  const { day } = dayAndTime(now(), company.timeZone)
  const times = {
    day,
    start: '17:00',
    end: '17:30',
    createdAt: now().toISOString(),
    changedAt: now().toISOString(),
  }
  const rest = { attendees: [], notes: '', attachments: [], look: 0, isDeleted: false }
  const changes = [{ id: randomUUID(), title, ...times, ...rest }]
  expect(await (await request.post(syncMeetings.path, { data: { since: 0, changes } })).text()).toContain(
    'revision',
  )
}

/** Goes through the history, and waits for the document; its page may redirect. */
async function step(page: Page, by: number): Promise<void> {
  // A page that the browser restores has no event of loading.
  const navigated = page.waitForEvent('framenavigated')
  await page.evaluate((count) => void setTimeout(() => window.history.go(count)), by)
  await navigated
  await started(page)
}

const logOut = (page: Page, texts: (key: string) => string) =>
  page
    .getByRole('button', { name: texts('profile:logOut') })
    .first()
    .click()

test('after Log Out, Back shows no page of the person, not for one frame', async ({
  page,
  context,
  texts,
}) => {
  const [first, second] = await newPeople()
  const painted = await watch(context, first)
  const login = new LoginPage(page, texts)
  await new StaffPage(page, texts).open('/staff/profile', first)
  await expect.poll(() => documentOf(page)).toContain('data-person')
  for (const path of ['/staff', '/about', '/staff/news']) await page.goto(path)
  expect(new Set(painted)).toEqual(new Set(['/staff/profile', '/staff', '/staff/news']))
  const tab = await context.newPage()
  await tab.goto('/staff/profile')

  await logOut(page, texts)
  await expect(login.heading).toBeVisible()
  await expect(tab).toHaveURL('/staff/login')
  painted.length = 0
  for (const address of ['/about', '/staff/login?next=%2Fstaff', '/staff/login?next=%2Fstaff%2Fprofile']) {
    await step(page, -1)
    await expect(page).toHaveURL(address)
  }

  // The next person, in the same tab.
  await login.signIn(second)
  await expect(page.getByRole('banner')).toContainText(second.email)
  await step(page, 1)
  await step(page, -1)
  await expect(page.getByRole('banner').getByText(second.email).or(login.heading)).toBeVisible()
  await page.goto('/staff')
  expect(painted).toEqual([])
  const everything = () =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }])
  for (const each of [page, tab]) expect(await each.evaluate(everything)).not.toContain(first.email)
})

test('after a sign-out without an answer of the server, the page of the person is not shown again', async ({
  page,
  context,
  texts,
}) => {
  const [first] = await newPeople()
  const login = new LoginPage(page, texts)
  await new StaffPage(page, texts).open('/staff/profile', first)
  await context.route('**/api/v1/logout/', (route) => route.abort())
  await logOut(page, texts)
  await expect(login.notice('signedOutHere')).toBeVisible()
  const painted = await watch(context, first)
  for (const path of ['/staff', '/staff/profile', '/staff/news?unread=1']) {
    await page.goto(path)
    await expect(login.heading).toBeVisible()
    await expect(page).toHaveURL(`/staff/login?${new URLSearchParams({ next: path })}`)
  }
  expect(painted).toEqual([])
  // The same person continues where they wanted to go.
  await login.signIn(first)
  await expect(page).toHaveURL('/staff/news?unread=1')
})

test('the person of the session continues, when the browser remembers another one', async ({
  page,
  context,
  texts,
}) => {
  const [first, second] = await newPeople()
  await new StaffPage(page, texts).open('/staff/suggestion', first)
  const text = page.getByRole('textbox', { name: texts('suggestions:form.text') })
  await text.fill('Of the first person')
  // A tab and a user of the first person, as the browser restores them, and the session of the second one.
  await page.request.post('/api/v1/login/', { data: second })
  const painted = await watch(context, first)
  await page.goto('/staff/suggestion')
  await expect(page).toHaveURL('/staff/suggestion')
  await expect(page.getByRole('banner')).toContainText(second.email)
  await expect(text).toHaveValue('')
  expect(painted).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('staff_user'))).toContain(second.email)
})

test('a page that the browser restores after a sign-out is empty before it is painted', async ({
  page,
  texts,
}) => {
  const [first] = await newPeople()
  await new StaffPage(page, texts).open('/staff/profile', first)
  const shown = await page.evaluate(async () => {
    localStorage.removeItem('staff_user')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    // The tasks of the event end before the next frame.
    await Promise.resolve()
    return document.body.textContent
  })
  expect(shown).not.toContain(first.email)
  await expect(new LoginPage(page, texts).heading).toBeVisible()
})

test.describe('before the application starts', () => {
  test.use({ waitsForApplication: false })

  test('a page that waits for its code disappears when the person signs out in another tab', async ({
    page,
    context,
    texts,
  }) => {
    const [first] = await newPeople()
    const tab = await context.newPage()
    await new StaffPage(tab, texts).open('/staff/profile', first)
    const release = await delayStart(page)
    await openWhole(page, '/staff')
    await expect(page.getByRole('banner')).toContainText(first.email)
    await logOut(tab, texts)
    await expect(page.getByRole('banner')).toBeHidden()
    const painted = await watch(context, first)
    release()
    await expect(new LoginPage(page, texts).heading).toBeVisible()
    expect(painted).toEqual([])
  })
})

test.describe('in the caches of the service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    // Console messages of Chromium about requests without a network.
    expectedError: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Error fetching holidays/,
  })

  test('no document has anything of the person, and the frame starts offline', async ({
    page,
    context,
    texts,
  }) => {
    const [first] = await newPeople()
    const staff = new StaffPage(page, texts)
    await staff.open('/staff/profile', first)
    await createMeeting(page)
    for (const path of ['/staff/calendar', '/staff']) await staff.open(path)
    await expect.poll(() => documentOf(page)).toContain('Kickoff')
    await expect(staff.main).toContainText(title)
    const read = () =>
      page.evaluate(async () => {
        const found: [address: string, text: string][] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            const response = await cache.match(request)
            found.push([new URL(request.url).pathname, (await response?.text()) ?? ''])
          }
        }
        return found
      })
    await expect.poll(async () => (await read()).some(([address]) => address === '/staff/frame')).toBe(true)
    await page.reload()
    for (const [address, text] of await read())
      if (!address.startsWith('/copies/'))
        for (const trace of [first.email, first.lastName, 'data-person', 'Kickoff'])
          expect(text.includes(trace), `${trace} in ${address}`).toBe(false)
    await context.setOffline(true)
    await page.goto('/staff/profile')
    await expect(staff.bar).toContainText(first.email)
  })
})
