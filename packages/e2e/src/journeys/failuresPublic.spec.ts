import { jobSamples } from '@atrium/contract/careers/samples'
import { areaAt, company } from '@atrium/contract/core'
import { teamSamples } from '@atrium/contract/people/samples'
import { serviceSamples } from '@atrium/contract/services/samples'
import type { Page } from '@playwright/test'
import { LookupPage } from '#pages/LookupPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { type Calls, delayCalls, faults, queryFailureKey, someFaults } from '#support/faults.ts'
import { expectReadingFaultsShown } from '#support/reading.ts'
import { samplesOf } from '#support/rounds.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { drawInBrowser } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

// A route of a page does not see the requests of the cards’ worker.
test.use({ serviceWorkers: 'block' })

interface Screen {
  path: string
  calls: Calls
  /** The messages while the page is loading, and after a failure. */
  loading: string
  failed: string
  /** A text of the page once it is loaded. */
  there: string | undefined
  /** One of each kind of page meets every fault. @default some faults */
  hasAll?: boolean
}

const services = '**/service_details/'

/** Every public and lookup page that queries data; the forms are in `failuresPublicForms.spec.ts`. */
const screens: Screen[] = [
  {
    path: '/',
    calls: services,
    loading: 'home:services.loading',
    failed: 'home:services.failedTitle',
    there: serviceSamples[0]?.EN.name,
  },
  {
    path: '/about',
    calls: '**/list/all/',
    loading: 'about:team.loading',
    failed: 'about:team.failedTitle',
    there: teamSamples[0]?.fullname,
  },
  {
    path: '/service',
    hasAll: true,
    calls: services,
    loading: 'services:list.loading',
    failed: 'services:list.failedTitle',
    there: serviceSamples[0]?.EN.name,
  },
  {
    path: '/service/1',
    calls: '**/service_details/1',
    loading: 'services:service.loading',
    failed: 'services:service.failedTitle',
    there: serviceSamples[0]?.EN.LargeHeadName,
  },
  {
    path: '/career',
    calls: /\/api\/v1\/(jobs|categories)\/$/,
    loading: 'careers:vacancies.loading',
    failed: 'careers:vacancies.failedTitle',
    there: jobSamples[0]?.EN?.Position,
  },
  {
    path: '/career/1',
    calls: '**/api/v1/jobs/1',
    loading: 'careers:vacancy.loading',
    failed: 'careers:vacancy.failed',
    there: jobSamples[0]?.EN?.Position,
  },
  {
    path: '/app/1',
    calls: '**/api/v1/jobs/1',
    loading: 'careers:vacancy.loading',
    failed: 'careers:vacancy.failed',
    there: jobSamples[0]?.EN?.Position,
  },
  {
    path: badgePath(leyla),
    calls: '**/api/employees?*',
    loading: 'lookup:employee.loading',
    failed: 'lookup:employee.missing',
    there: 'Leyla Əliyeva',
  },
  {
    path: '/rooms',
    hasAll: true,
    calls: '**/api/rooms/',
    loading: 'lookup:rooms.loading',
    failed: 'lookup:rooms.failedTitle',
    there: 'Qobustan',
  },
  {
    path: '/rooms/Xəzər',
    calls: '**/api/employees/room/**',
    loading: 'lookup:room.loading',
    failed: 'lookup:room.failedTitle',
    there: 'Nigar Hüseynova',
  },
  {
    path: '/codes/gunes-aliyeva',
    calls: '**/list/all/*/',
    loading: 'card:loading',
    failed: 'card:failure.title',
    there: 'Günəş Əliyeva',
  },
]

const samples = samplesOf(screens, ({ path, hasAll }) => hasAll || path === '/career')

for (const { path, calls, loading, failed, there = '', hasAll = false } of samples)
  test(`${path} shows ${hasAll ? 'every fault' : 'a fault'}, and the retry works`, async ({
    page,
    texts,
  }) => {
    const lookup = new LookupPage(page, texts)
    const { main, alert, retry } = lookup
    const isLoading = main.getByRole('status').filter({ hasText: texts(loading) })
    const content = main.getByText(there, { exact: true }).first()
    await page.clock.install()
    await drawInBrowser(page)

    await expectReadingFaultsShown(page, {
      ...{ calls, retry, through: hasAll ? faults : someFaults },
      open: async () => {
        const slow = await delayCalls(page, calls)
        await page.goto(path)
        await slow.asked()
        await expect(isLoading).toBeVisible()
        await slow.release()
      },
      expectMessage: async (fault) => {
        await expect(alert, fault.name).toContainText(texts(queryFailureKey(fault)))
        await expect(alert).toContainText(texts(failed))
      },
    })
    if (path === '/rooms') await expectAccessible(page, { hasFoot: false })
    await page.keyboard.press('Enter')
    await expect(content).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(isLoading).toHaveCount(0)
    await expect(main).toBeFocused()

    // The page is left during the request, and opened again.
    await leave(page, path, texts)
    await expect(content).toHaveCount(0)
    await page.clock.fastForward(answersKeptMs)
    const left = await delayCalls(page, calls)
    await page.goBack()
    await left.asked()
    await expect(isLoading).toBeVisible()
    await page.goForward()
    await expect(isLoading).toHaveCount(0)
    await left.release()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goBack()
    await expect(content).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

/** Longer than an unused answer stays in the cache. */
const answersKeptMs = 70_000

/** Follows a link to a page that sends another request. */
const leave = (page: Page, path: string, texts: Texts): Promise<void> =>
  areaAt(path) === 'lookup'
    ? page.getByRole('link', { name: texts('common:homeLink', { company: company.name }) }).click()
    : page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts('common:footer.privacy') })
        .click()
