import { badgeSamples, cardSamples, roomNames } from '@atrium/contract/people/samples'
import type { Page } from '@playwright/test'
import { type LabelKind, LabelsPage } from '#pages/LabelsPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { readQr } from '#support/qr.ts'
import { samplesOf } from '#support/rounds.ts'
import { badgePath, leyla, samplePerson } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

const originOf = (page: Page) => new URL(page.url()).origin

/** The target of the code of a label, and the printed size of the label, in millimetres. */
const kinds: Record<
  LabelKind,
  { of: string; name: string; path: string; size: [number, number]; all: number }
> = {
  badge: {
    of: leyla.idnumber,
    name: 'Leyla Əliyeva',
    path: badgePath(leyla),
    size: [85.6, 54],
    all: badgeSamples.length,
  },
  door: {
    of: 'Server 2/1',
    name: 'Server 2/1',
    path: '/rooms/Server%202%2F1',
    size: [210, 148],
    all: roomNames.length,
  },
  card: {
    of: 'gunes-aliyeva',
    name: 'Günəş Əliyeva',
    path: '/codes/gunes-aliyeva',
    size: [85, 55],
    all: cardSamples.length,
  },
}

const perSheet: Record<LabelKind, number> = { badge: 10, door: 2, card: 10 }

/** The pages of the print output. */
async function pagesOf(page: Page): Promise<number> {
  const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const sizes = [...printed.matchAll(/\/MediaBox\s*\[([\d.\s]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  )
  // A4 in points.
  for (const [, , width = 0, height = 0] of sizes) {
    expect(Math.abs(width - 595.28)).toBeLessThan(1.5)
    expect(Math.abs(height - 841.89)).toBeLessThan(1.5)
  }
  return printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const kind of samplesOf(['badge', 'door', 'card'] as const, (kind) => kind === 'door')) {
  const { of, name, path, size, all } = kinds[kind]

  test(`a chosen ${kind}, and all of them, are printed on A4 sheets; the code leads to its page`, async ({
    page,
    texts,
  }) => {
    const labels = new LabelsPage(page, texts)
    await labels.open(`?kind=${kind}&of=${encodeURIComponent(of)}`)
    await expect(labels.labels).toHaveCount(1)
    await expect(labels.labels).toContainText(name)
    await expectAccessible(page, { hasFoot: false })
    await expectFits(page, [320, 390, 820, 1440])
    expect(await pagesOf(page)).toBe(1)

    await page.emulateMedia({ media: 'print' })
    const toMillimetres = (pixels = 0) => Math.round((pixels * 25.4 * 10) / 96) / 10
    // The layout for paper follows a moment later.
    await expect
      .poll(async () => {
        const paper = await page.getByRole('listitem').filter({ hasText: name }).first().boundingBox()
        return [toMillimetres(paper?.width), toMillimetres(paper?.height)]
      })
      .toEqual(size)
    const code = page.getByRole('img', { name: texts('labels:code', { name }) })
    expect(toMillimetres((await code.boundingBox())?.width)).toBeGreaterThanOrEqual(20)
    expect(await readQr(code)).toBe(`${originOf(page)}${path}`)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: null })

    await labels.none.click()
    await expect(labels.labels).toHaveCount(0)
    await labels.all(all).click()
    await expect(labels.labels).toHaveCount(all)
    const sheets = Math.ceil(all / perSheet[kind])
    await expect(labels.staff.main.getByRole('status').filter({ hasText: String(all) })).toContainText(
      texts('labels:print.sheets_other', { count: String(sheets) }),
    )
    expect(await pagesOf(page)).toBe(sheets)
  })
}

test('the choice survives a search, a reload and a change of the language', async ({ page, texts }) => {
  const labels = new LabelsPage(page, texts)
  await labels.open('?kind=badge')
  await labels.search('badge').fill('elIyeva')
  await expect(labels.choices).toHaveCount(3)
  await labels.choice(/Leyla Əliyeva/).check()
  const jeyhun = samplePerson('jeyhun.manafov')
  await labels.search('badge').fill(jeyhun.idnumber)
  await labels.choice(/Ceyhun Manafov/).check()
  await expect(labels.labels).toHaveCount(2)
  await page.reload()
  await expect(labels.labels).toHaveCount(2)
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('checkbox', { name: /Leyla Əliyeva/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('Print opens the print dialog, and shows a message when nothing is chosen', async ({ page, texts }) => {
  let printed = 0
  await page.exposeFunction('print', () => {
    printed += 1
  })
  const labels = new LabelsPage(page, texts)
  await labels.open()
  await labels.print.press('Enter')
  await expect(labels.staff.main.getByRole('alert')).toContainText(texts('labels:print.nothing.badge'))
  expect(printed).toBe(0)
  await labels.choice(/Leyla Əliyeva/).check()
  await expect(labels.staff.main.getByRole('alert')).toHaveCount(0)
  await labels.print.click()
  await expect.poll(() => printed).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list is a part of the page, and Print stays in sight', async ({ page, texts }) => {
    const labels = new LabelsPage(page, texts)
    await labels.open()
    await labels.choice(/Ülviyyə Tağıyeva/).scrollIntoViewIfNeeded()
    await expect(labels.choice(/Rauf Əliyev /)).not.toBeInViewport()
    await expect(labels.print).toBeInViewport({ ratio: 1 })
    await labels.choice(/Ülviyyə Tağıyeva/).focus()
    // By keyboard, no choice is hidden under it.
    for (let choice = 0; choice < 8; choice++) await page.keyboard.press('Tab')
    const row = await page.locator(':focus').boundingBox()
    const bar = await labels.print.boundingBox()
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
})

test('visitors without a session get neither the page nor its lists', async ({ page, request }) => {
  for (const address of ['/api/employees', '/api/cards/'])
    expect((await request.get(address)).status()).toBe(401)
  await page.goto('/staff/labels?kind=door')
  await expect(page).toHaveURL(/\/staff\/login\?next=/)
})
