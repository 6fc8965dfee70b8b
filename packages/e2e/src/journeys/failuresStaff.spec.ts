import { staffSamples } from '@atrium/contract/accounts/samples'
import type { Locator } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { type Calls, delayCalls, faults, queryFailureKey, someFaults } from '#support/faults.ts'
import { expectReadingFaultsShown } from '#support/reading.ts'
import { samplesOf } from '#support/rounds.ts'
import { signIn } from '#support/session.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

interface Reading {
  /** The queried data, for the name of the test. */
  what: string
  path: string
  calls: Calls
  /** The message while loading; without one the page can be used meanwhile. */
  loading?: string
  /** The message after a failure. */
  failed: string
  /** Whether the page shows the reason too; otherwise its message is the same for all faults. @default false */
  hasReason?: boolean
  /** One of all pages meets every fault. @default some faults */
  hasAll?: boolean
  /** A text of the page once it is loaded. */
  there: (staff: StaffPage, texts: Texts) => Locator
}

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')

const inMain = (name: string | RegExp) => (staff: StaffPage) => staff.main.getByText(name).first()
const cards = (staff: StaffPage) => staff.main.getByRole('article').first()
const boxes = (staff: StaffPage) => staff.main.getByRole('checkbox').first()

/** Every page of the staff area that queries data; the week schedule is in `failuresStaffMeetings.spec.ts`. */
const readings: Reading[] = [
  ...['/staff/profile', '/staff/chat/user-profile'].map((path) => ({
    what: `one’s own data at ${path}`,
    path,
    calls: '**/api/v1/me/',
    loading: 'profile:loading',
    failed: 'profile:failedTitle',
    hasReason: true,
    there: (staff: StaffPage) => staff.main.getByRole('definition').filter({ hasText: person.email }),
  })),
  {
    what: 'the sessions',
    path: '/staff/profile/security',
    calls: '**/api/v1/me/sessions/',
    loading: 'profile:sessions.loading',
    failed: 'profile:sessions.failedTitle',
    hasReason: true,
    there: (staff, texts) => staff.main.getByText(texts('profile:sessions.thisBrowser')),
  },
  {
    what: 'the notifications',
    path: '/staff/profile/notifications',
    calls: '**/api/v1/notifications/',
    loading: 'news:notifications.loading',
    failed: 'news:notifications.failedTitle',
    hasReason: true,
    there: cards,
  },
  {
    what: 'the news',
    path: '/staff/news',
    hasAll: true,
    calls: '**/api/v1/news/',
    loading: 'news:news.loading',
    failed: 'news:news.failedTitle',
    hasReason: true,
    there: cards,
  },
  {
    what: 'one’s own suggestions',
    path: '/staff/suggestion',
    calls: '**/api/v1/suggestions/',
    loading: 'suggestions:own.loading',
    failed: 'suggestions:own.failed',
    hasReason: true,
    there: (staff, texts) =>
      staff.main
        .getByRole('region', { name: texts('suggestions:own.heading') })
        .getByText(texts('suggestions:own.empty'))
        .or(staff.main.getByText(texts('suggestions:noAnswer')))
        .first(),
  },
  {
    what: 'one’s own requests',
    path: '/staff/requests',
    calls: '**/api/v1/off-days/',
    loading: 'requests:own.loading',
    failed: 'requests:own.failed',
    hasReason: true,
    there: (staff, texts) =>
      staff.main
        .getByRole('region', { name: texts('requests:own.heading') })
        .locator('li, p')
        .first(),
  },
  {
    what: 'the holidays in the form of a request',
    path: '/staff/requests',
    calls: '**/api/v2/holidays?*',
    failed: 'requests:calendar.holidaysFailed',
    there: (staff) => staff.main.getByRole('grid'),
  },
  {
    what: 'the holidays of the year',
    path: '/staff/calendar',
    calls: '**/api/v2/holidays?*',
    loading: 'calendar:holidays.loading',
    failed: 'calendar:holidays.failedTitle',
    there: inMain(/Novruz|Victory Day/),
  },
  ...(['badge', 'door', 'card'] as const).map((kind) => ({
    what: `the labels of the kind ${kind}`,
    path: `/staff/labels?kind=${kind}`,
    calls: { badge: '**/api/employees*', door: '**/api/rooms/', card: '**/api/cards/' }[kind],
    loading: `labels:loading.${kind}`,
    failed: `labels:failed.${kind}`,
    hasReason: true,
    there: boxes,
  })),
]

// The offline cache of a service worker would replace a call that fails.
test.use({ serviceWorkers: 'block', expectedError: /^Error fetching holidays:/ })

const samples = samplesOf(readings, ({ path, hasAll }) => hasAll || path === '/staff/calendar')

for (const { what, path, calls, loading, failed, hasReason = false, hasAll = false, there } of samples)
  test(`${what}: the page shows ${hasAll ? 'every fault' : 'a fault'}, and the retry works`, async ({
    page,
    texts,
  }) => {
    const staff = new StaffPage(page, texts)
    const alert = staff.main.getByRole('alert').filter({ hasText: texts(failed) })
    const retry = alert.getByRole('button', { name: texts('common:failure.retry'), exact: true })
    const isLoading = staff.main.getByRole('status').filter({ hasText: loading ? texts(loading) : /^never$/ })
    const content = there(staff, texts)
    const chat = page.getByRole('link', { name: new RegExp(texts('staff:nav.chat')) }).first()
    await page.clock.install()
    await signIn(page.context())

    await expectReadingFaultsShown(page, {
      ...{ calls, retry, through: hasAll ? faults : someFaults },
      open: async () => {
        const slow = await delayCalls(page, calls)
        await page.goto(path)
        await slow.asked()
        if (loading) await expect(isLoading).toBeVisible()
        await slow.release()
      },
      expectMessage: (fault) =>
        expect(alert, fault.name).toContainText(texts(hasReason ? queryFailureKey(fault) : failed)),
    })
    await page.keyboard.press('Enter')
    await expect(content).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(isLoading).toHaveCount(0)
    await expect(staff.main).toBeFocused()

    // The page is left during the request: no other page shows a message, and the data are there on return.
    const late = await delayCalls(page, calls)
    await page.reload()
    await late.asked()
    await chat.click()
    await expect(staff.heading(texts('staff:chat.title'))).toBeVisible()
    await late.release()
    await page.goBack()
    await expect(content).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
