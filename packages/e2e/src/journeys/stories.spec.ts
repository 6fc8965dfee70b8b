import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#support/axe.ts'
import { expectContrast } from '#support/contrast.ts'
import { isLong, samplesOf } from '#support/rounds.ts'

const built = path.resolve(import.meta.dirname, '../../../../.cache/storybook')
const index = path.join(built, 'index.json')
/** With TLS, since a page without it has no clipboard, and Storybook then gives stories no `userEvent`. */
const site = 'https://stories.test'

/**
 * Storybook’s addon would run axe on each story a second time, at the same time as the journey. The theme is that of the
 * system, except in stories that name one.
 */
const globals = 'a11y.manual:!true;theme:system'

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

/** One document for all stories of a worker: each story replaces the previous one. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    // A preview frames pages of the site, which is not there.
    const framed = {
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Page</title></html>',
    }
    return route.fulfill(path.extname(pathname) ? { path: path.join(built, pathname) } : framed)
  })
  await page.goto(`${site}/iframe.html?viewMode=story&globals=${globals}&id=${stories[0]?.id}`)
  await page.locator('#storybook-root > :not(style)').first().waitFor()
  // Storybook’s own hidden pages about loading and errors: axe would scan them with each story.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('body > [class^=sb-]')) part.remove()
  })
})

test.afterAll(() => page.close())

/** Stories that differ from another one only in their texts: longer ones, or those of another language. */
const isInOtherWords = ({ id }: Story) => /--.*\b(long|azerbaijani|russian)\b/.test(id)

/** The controls that other blocks share are tested in each state in every run, all others in the long run. */
const hasControls = (title: string) => /^(Primitives|Forms|Shell)\//.test(title)

const seen = samplesOf(stories, (story) => !isInOtherWords(story))

for (const title of new Set(seen.map((story) => story.title)))
  test(`no story of ${title} has an accessibility violation`, async () => {
    test.slow(isLong, 'Each story is tested in each state.')
    for (const { id, name } of seen.filter((story) => story.title === title))
      await test.step(name, async () => {
        await page.evaluate(showStory, id)
        await expectAccessible(page, { isPart: true })
        await expectContrast(page, { hasStates: isLong || hasControls(title) })
      })
  })

/** The used part of Storybook’s channel. */
interface Channel {
  emit(event: string, value: object): void
  on(event: string, listener: (value: Phase) => void): void
  off(event: string, listener: (value: Phase) => void): void
  once(event: string, listener: () => void): void
}

interface Phase {
  storyId: string
  newPhase: string
}

/**
 * Runs in the page: replaces the shown story by another one, which takes a fraction of a page load. The previous story
 * may end after this one begins, so each phase is checked for its story.
 */
function showStory(storyId: string): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve, reject) => {
    const listen = (phase: Phase) => {
      if (phase.storyId !== storyId) return
      const isShown = ['completing', 'completed', 'finished'].includes(phase.newPhase)
      if (!isShown && phase.newPhase !== 'errored') return
      channel.off('storyRenderPhaseChanged', listen)
      if (isShown) resolve()
      else reject(new Error(`The story ${storyId} cannot be shown.`))
    }
    channel.on('storyRenderPhaseChanged', listen)
    // The first story is shown already.
    channel.once('storyUnchanged', resolve)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
