import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

const built = path.resolve(import.meta.dirname, '../../../../dist')

/**
 * Serves the application as a later version: every versioned slice has the next version and a migration that keeps its
 * state. Applies to everything loaded from now on.
 */
export async function asNextVersion(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = raised(await readFile(path.join(built, pathname), 'utf8'))
    // The page may have been left or closed during the download.
    await route.fulfill({ contentType: 'text/javascript', body }).catch(() => undefined)
  })
}

const raised = (code: string): string =>
  code
    .replace(/key:"(consent|meetings|offDay)",version:1,/g, 'key:"$1",version:2,migrations:{2:e=>e},')
    .replace(/key:"weekRange",version:2,migrations:{/g, 'key:"weekRange",version:3,migrations:{3:e=>e,')
    .replace(/key:"calendarView",version:3,migrations:{/g, 'key:"calendarView",version:4,migrations:{4:e=>e,')

/** Simulates a deployment: code that the page has not loaded yet is gone. */
export async function withoutItsCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  )
}
