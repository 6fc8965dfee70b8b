import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import type { BrowserContext, Route } from 'playwright-core'
import { root } from '#run/places.ts'

/** No server listens there: every answer comes from here. Browsers treat the loopback address as a secure origin. */
export const origin = 'http://127.0.0.1:9'

const dist = process.env.DIST_DIR ?? path.join(root, 'dist')

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function answerFile(route: Route, file: string): Promise<void> {
  const contentType = types[path.extname(file)] ?? 'application/octet-stream'
  const body = await readFile(path.join(dist, file)).catch(() => undefined)
  await route.fulfill(body ? { body, contentType } : { status: 404 })
}

/**
 * Answers a browser with the built application and with the meetings of a person, in pages as our server sends them. After
 * the last page every call fails, so that further changes stay in the browser.
 */
export async function answer(context: BrowserContext, meetings: readonly Meeting[]): Promise<void> {
  let sent = 0
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/Schedule.json') return await route.fulfill({ json: [] })
    if (pathname === '/api/v1/meetings/sync/' && sent < meetings.length) {
      const page = meetings.slice(sent, sent + limits.meetingPage)
      sent += page.length
      return await route.fulfill({
        json: { revision: sent, meetings: page, isMore: sent < meetings.length },
      })
    }
    if (pathname.startsWith('/api/')) return await route.fulfill({ status: 503, json: {} })
    await answerFile(route, path.extname(pathname) ? pathname : 'index.html')
  })
}
