import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'
import { StaffPage } from './StaffPage.ts'

/** `/staff/news`: cards, some with more text. */
export class NewsPage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
  }

  async open(hash = ''): Promise<void> {
    await this.staff.open(`/staff/news${hash}`)
    await this.cards.first().waitFor()
  }

  get cards(): Locator {
    return this.staff.main.getByRole('article')
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) })
  }

  /** The mark of an unread card. */
  fresh(title: string): Locator {
    return this.card(title).getByText(this.texts('news:notices.fresh'), { exact: true })
  }

  readMore(title: string): Locator {
    return this.page.getByRole('button', { name: this.texts('news:notices.readMoreName', { title }) })
  }

  readLess(title: string): Locator {
    return this.page.getByRole('button', { name: this.texts('news:notices.readLessName', { title }) })
  }

  markRead(title: string): Locator {
    return this.page.getByRole('button', { name: this.texts('news:notices.markReadName', { title }) })
  }

  get failure(): Locator {
    return this.staff.main.getByRole('alert')
  }
}
