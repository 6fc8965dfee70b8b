import { samplePassword } from '@atrium/contract/accounts/samples'
import { badgeSamples, cardSamples, roomNames } from '@atrium/contract/people/samples'
import type { APIResponse } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { LookupPage } from '#pages/LookupPage.ts'
import { type OwnServer, ownServer } from '#support/ownServer.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

// The common server of the journeys has no rate limits: these two journeys need one with the defaults.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: OwnServer

test.beforeAll(async () => {
  server = await ownServer({ PUBLIC_EMPLOYEE_FIELDS: 'name,surname,roomname,computerinfo' })
})

test.afterAll(() => server?.stop())

test('fields that a setting hides leave no gap in the public page, and are visible to colleagues', async ({
  page,
  texts,
}) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open(`${server.url}${badgePath(leyla)}`)
  await expect(lookup.heading('Leyla Əliyeva')).toBeVisible()
  for (const hidden of ['email', 'phone'])
    await expect(lookup.fact(texts(`lookup:employee.${hidden}`))).toHaveCount(0)
  await expect(lookup.main).not.toContainText(leyla.email)
  await expect(lookup.computers.first()).not.toContainText(texts('lookup:employee.serial'))
  await expect(lookup.main).toContainText(texts('lookup:employee.hidden'))

  await lookup.link(texts('lookup:employee.signIn')).click()
  await new LoginPage(page, texts).signIn({ email: leyla.email, password: samplePassword })
  await expect(page).toHaveURL(`${server.url}${badgePath(leyla)}`)
  await expect(lookup.link(leyla.email)).toBeVisible()
  await expect(lookup.computers.first()).toContainText(texts('lookup:employee.serial'))
  await expect(lookup.main).not.toContainText(texts('lookup:employee.hidden'))
})

test('a visitor who walks numbers, doors and names is limited after twenty lookups', async ({
  page,
  texts,
}) => {
  const addresses = [
    ...badgeSamples.map(({ idnumber }) => `/employee-qr/${idnumber}`),
    ...roomNames.map((name) => `/rooms/${encodeURIComponent(name)}`),
    ...cardSamples.map(({ name }) => `/list/all/${name}/`),
  ]
  // One after the other: a busy server that has no data in time leaves a page to the browser, with status 200.
  const answers: APIResponse[] = []
  for (const address of addresses) answers.push(await page.request.get(server.url + address))
  const statuses = answers.map((answer) => answer.status())
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  const refused = answers.find((answer) => answer.status() === 429)
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)

  const lookup = new LookupPage(page, texts)
  expect(await lookup.open(`${server.url}/codes/gunes-aliyeva`)).toBe(429)
  await expect(lookup.alert).toBeVisible()
  await expect(lookup.retry).toBeVisible()
  await expect(lookup.main).not.toContainText('Əliyeva')

  // Other pages are not affected.
  expect((await page.request.get(`${server.url}/about`)).status()).toBe(200)
  expect((await page.request.get(`${server.url}/list/all/`)).status()).toBe(200)
})
