import { type CvViewerReport, cvViewerPath } from '@atrium/contract/hiring'
import { expect, type Page, test } from '@playwright/test'
import { pdfOfLines } from '../support/cv.ts'

/** Shows a file in the frame of a page of ours, and returns the frame and its messages. */
async function show(page: Page, content: Buffer) {
  const reports: CvViewerReport[] = []
  await page.exposeFunction('report', (message: CvViewerReport) => reports.push(message))
  await page.goto('/privacy?lng=en')
  await page.evaluate(
    async ({ address, bytes }) => {
      const frame = Object.assign(document.createElement('iframe'), { src: address, title: 'CV' })
      frame.sandbox.add('allow-scripts')
      frame.style.cssText = 'position: fixed; inset: 0; z-index: 9999; width: 100%; height: 100%; border: 0'
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve))
      const { port1, port2 } = new MessageChannel()
      const given = window as unknown as { cv: MessagePort; report: (message: unknown) => void }
      given.cv = port1
      port1.onmessage = ({ data }) => given.report(data)
      const shown = { name: 'cv.pdf', language: 'en', pageLabel: 'Page {{page}} of {{pages}}' }
      const { buffer } = new Uint8Array(bytes)
      frame.contentWindow?.postMessage({ ...shown, content: buffer }, '*', [port2])
    },
    { address: cvViewerPath, bytes: [...content] },
  )
  const send = (command: object) =>
    page.evaluate((message) => (window as unknown as { cv: MessagePort }).cv.postMessage(message), command)
  return { frame: page.frameLocator('iframe[title=CV]'), reports, send }
}

test('a CV is drawn and read in a frame without origin, cookies and network', async ({ page }) => {
  const { frame, reports, send } = await show(page, pdfOfLines('Leyla Aliyeva', 'Engineer', 'Baku'))
  await expect.poll(() => reports).toEqual([{ kind: 'shown', pages: 3 }])
  await expect(frame.getByRole('group', { name: 'Page 2 of 3' })).toHaveText('Engineer')
  await expect(frame.getByRole('group', { name: 'Page 1 of 3' }).locator('canvas')).toBeVisible()
  const body = frame.locator('body')
  expect(await body.evaluate(() => self.origin)).toBe('null')
  expect(await body.evaluate(() => fetch('/healthz').catch(() => 'refused'))).toBe('refused')
  expect(
    await body.evaluate(() => {
      try {
        return document.cookie
      } catch {
        return 'refused'
      }
    }),
  ).toBe('refused')

  // The pages turn, the keys zoom, and the text can be selected.
  await send({ kind: 'page', page: 3 })
  await expect.poll(() => reports.at(-1)).toEqual({ kind: 'page', page: 3 })
  const width = async () =>
    (await frame.getByRole('group', { name: 'Page 3 of 3' }).boundingBox())?.width ?? 0
  const before = await width()
  await frame.getByRole('main').press('+')
  await expect.poll(() => reports.at(-1)).toEqual({ kind: 'zoom', step: 1 })
  await send({ kind: 'zoom', zoom: 2 })
  await expect.poll(width).toBeCloseTo(before * 2, 0)
  await frame.getByText('Baku').selectText()
  expect(await body.evaluate(() => String(getSelection()))).toBe('Baku')
})

test('a damaged CV is reported', async ({ page }) => {
  const { reports } = await show(page, Buffer.from('%PDF-1.4 nothing'))
  await expect.poll(() => reports).toEqual([{ kind: 'failed' }])
})

test('nobody else’s page may frame the viewer', async ({ page, baseURL }) => {
  await page.goto('about:blank')
  await page.route('https://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="CV" src="${baseURL}${cvViewerPath}"></iframe>`,
    }),
  )
  await page.goto('https://other.example/')
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0)
})
