import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { NewsPage } from '#pages/NewsPage.ts'
import { adminAtSocket as admin } from '#support/admin.ts'
import { expectAccessible } from '#support/axe.ts'
import { expect, test } from '#support/test.ts'
import { type Lng, wordsOf } from '#support/texts.ts'

/** A published item, with unique texts. */
function itemOf(mark: string) {
  const text = (title: string, card: string, body: string) => ({ title: `${title} ${mark}`, card, body })
  return {
    en: text(
      'The lift is repaired',
      'It runs again from Monday.',
      '## When\n\nFrom **Monday**, *08:00*. See [the plan](https://plan.example/lift) or [write](/staff/suggestion).',
    ),
    az: text(
      'Lift təmir olundu',
      'Bazar ertəsindən yenə işləyir.',
      '## Nə vaxt\n\n**Bazar ertəsi** saat *08:00*-dan. Ətraflı: [plan](https://plan.example/lift).',
    ),
    ru: text(
      'Лифт отремонтирован',
      'С понедельника он снова работает.',
      '## Когда\n\nС **понедельника**, с *08:00*. Подробнее: [план](https://plan.example/lift).',
    ),
  }
}

async function publish(item: ReturnType<typeof itemOf>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-news-'))
  for (const [lng, { title, card, body }] of Object.entries(item))
    await writeFile(path.join(folder, `${lng}.md`), `# ${title}\n\n${card}\n\n${body}\n`)
  const said = await admin('news', 'publish', folder)
  const id = /news item (\d+)/.exec(said)?.[1]
  if (!id) throw new Error(`The command said: ${said}`)
  return id
}

test('a news item published by command is read in three languages', async ({ page, texts }) => {
  const item = itemOf(String(Date.now()))
  const id = await publish(item)
  try {
    const news = new NewsPage(page, texts)
    await news.open()
    const { title } = item.en
    await expect(news.fresh(title)).toBeVisible()

    await news.readMore(title).click()
    const card = news.card(title)
    await expect(card.getByRole('heading', { level: 3, name: 'When' })).toBeVisible()
    await expect(news.fresh(title)).toBeHidden()
    const plan = card.getByRole('link', { name: /^the plan/ })
    await expect(plan).toHaveAttribute('target', '_blank')
    await expect(plan).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible(page, { hasFoot: false })

    for (const [lng, name, heading] of [
      ['az', 'Azərbaycanca', 'Nə vaxt'],
      ['ru', 'Русский', 'Когда'],
    ] as const) {
      await page.getByRole('link', { name }).click()
      const there = new NewsPage(page, wordsOf(lng as Lng))
      await expect(there.card(item[lng].title)).toContainText(item[lng].card)
      await expect(
        there.card(item[lng].title).getByRole('heading', { level: 3, name: heading }),
      ).toBeVisible()
      await expect(there.fresh(item[lng].title)).toBeHidden()
    }

    // The item stays read; its address opens it again.
    const inRussian = new NewsPage(page, wordsOf('ru'))
    await page.goto('/staff/profile')
    await inRussian.open(`#news-${id}`)
    await expect(inRussian.card(item.ru.title).getByRole('heading', { level: 3 })).toBeVisible()
    await expect(inRussian.fresh(item.ru.title)).toBeHidden()
    await expect(inRussian.card(item.ru.title)).toBeInViewport()
  } finally {
    await admin('news', 'remove', id)
  }
})

test('a mark that the server rejects is reverted with a message; the next one stays', {
  tag: '@long',
}, async ({ page, texts }) => {
  const item = itemOf(String(Date.now()))
  const id = await publish(item)
  try {
    const news = new NewsPage(page, texts)
    await news.open()
    const { title } = item.en
    await page.route('**/api/v1/news/*/read/', (route) => route.fulfill({ status: 503, json: {} }))
    await news.markRead(title).click()
    await expect(news.failure).toContainText(texts('news:notices.notMarked', { title }))
    await expect(news.fresh(title)).toBeVisible()

    await page.unroute('**/api/v1/news/*/read/')
    const marked = page.waitForResponse((answer) => answer.url().endsWith(`/news/${id}/read/`))
    await news.markRead(title).click()
    await marked
    await expect(news.failure).toBeHidden()
    await page.reload()
    await expect(news.card(title)).toBeVisible()
    await expect(news.fresh(title)).toBeHidden()
  } finally {
    await admin('news', 'remove', id)
  }
})
