import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** Runs in each frame of the page until the heading has a box. A text, since the page lacks the compiler's helpers. */
const markReadable = `(function look() {
  const box = document.querySelector('h1')?.getBoundingClientRect()
  if (box && box.height > 0) performance.mark('readable')
  else requestAnimationFrame(look)
})()`

/** Milliseconds until the heading has a box, at 400 kbit/s with 400 ms of latency, on a phone, with reduced motion. */
export async function readableAt(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.addInitScript({ content: markReadable })
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction(() => performance.getEntriesByName('readable').length > 0, null, {
    timeout: 120_000,
  })
  const time = await page.evaluate(() => performance.getEntriesByName('readable')[0]?.startTime ?? Number.NaN)
  await context.close()
  return time
}

/** Until the page is hydrated: bytes (gzip) of the requested scripts, and the longest task in ms on this machine. */
export async function untilAlive(
  browser: Browser,
  address: string,
): Promise<{ bytes: number; task: number }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    addEventListener('alive', () => performance.mark('alive'))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        document.documentElement.dataset.task = String(
          Math.max(duration, Number(document.documentElement.dataset.task ?? 0)),
        )
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  const { names, task } = await page.evaluate(() => {
    const aliveAt = performance.getEntriesByName('alive')[0]?.startTime ?? 0
    return {
      names: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < aliveAt)
        .map(({ name }) => name),
      task: Number(document.documentElement.dataset.task ?? 0),
    }
  })
  const bodies = await Promise.all(names.map(async (name) => (await page.request.get(name)).body()))
  await page.close()
  return { bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0), task }
}
