import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#support/axe.ts'

const built = path.resolve(import.meta.dirname, '../../../../.cache/storybook')
const index = path.join(built, 'index.json')
const site = 'http://stories.test'

/** Storybook's addon would let axe look at each story once more, at the same time as we do. */
const ownCheckOff = 'a11y.manual:!true'

interface Story {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

const stories = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries as Record<string, Story>).filter(
      ({ type }) => type === 'story',
    )
  : []

test('the stories are built', () => {
  expect(stories.length, 'Build them first: npm run storybook:build --workspace @atrium/ui').toBeGreaterThan(
    0,
  )
})

/** One document for all that a worker looks at: each story takes the place of the one before. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.route(`${site}/**`, (route) =>
    route.fulfill({ path: path.join(built, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${site}/iframe.html?viewMode=story&globals=${ownCheckOff}&id=${stories[0]?.id}`)
  await page.locator('#storybook-root > *').first().waitFor()
})

test.afterAll(() => page.close())

for (const title of new Set(stories.map((story) => story.title)))
  test(`no story of ${title} has an accessibility violation`, async () => {
    for (const { id, name } of stories.filter((story) => story.title === title))
      await test.step(name, async () => {
        await page.evaluate(showStory, id)
        await expectAccessible(page, { isPart: true })
      })
  })

/** The part of Storybook's channel that we speak over. */
interface Channel {
  emit(event: string, value: object): void
  once(event: string, listener: (value: unknown) => void): void
}

/** Runs in the page: shows another story in the place of the one before, which takes a fraction of a page load. */
function showStory(storyId: string): Promise<unknown> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve, reject) => {
    // The very first one stands already.
    for (const event of ['storyRendered', 'storyUnchanged']) channel.once(event, resolve)
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
      channel.once(event, (reason) => reject(new Error(`${event}: ${JSON.stringify(reason)}`)))
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
