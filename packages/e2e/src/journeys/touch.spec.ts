import { pages, pagesOf } from '@atrium/contract'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import { smallTargets } from '#support/touch.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A sample for each parameter of an address. */
const samples: Record<string, string> = {
  id: '1',
  idnumber: 'DEV7',
  roomname: 'Göygöl',
  name: 'gunes-aliyeva',
}

const addresses = [
  ...pagesOf('public'),
  ...pagesOf('newsletter'),
  ...pagesOf('lookup'),
  ...pagesOf('auth'),
].map((page) =>
  pages[page].replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(samples[name] ?? '')),
)

test('every control outside a sentence is 44 px high and wide', async ({ page }) => {
  for (const address of [...addresses, '/no/such/page']) {
    await page.goto(address)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect.poll(() => page.evaluate(smallTargets), address).toEqual([])
  }
})
