import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

const built = path.resolve(import.meta.dirname, '../../../../dist')

/**
 * Gives a page the application as a later version would be: every slice that carries a version has the next one, with a
 * migration that keeps its state. What is loaded from now on is of that version.
 */
export async function asNextVersion(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = raised(await readFile(path.join(built, pathname), 'utf8'))
    // A page may have gone on, or been closed, while it fetched something for later.
    await route.fulfill({ contentType: 'text/javascript', body }).catch(() => undefined)
  })
}

const raised = (code: string): string =>
  code
    .replace(
      /key:"(consent|meetings|offDay|weekRange)",version:1,/g,
      'key:"$1",version:2,migrations:{2:e=>e},',
    )
    .replace('key:"calendarView",version:2,migrations:{', 'key:"calendarView",version:3,migrations:{3:e=>e,')

/** A deployment has taken the place of the code that a page knows: of what it has not loaded yet, nothing is there. */
export async function withoutItsCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  )
}
