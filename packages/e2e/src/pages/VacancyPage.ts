import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'

/** `/career/{id}`. */
export class VacancyPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  async open(id: number | string): Promise<void> {
    await this.page.goto(`/career/${id}`)
  }

  heading(position: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: position })
  }

  get apply(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link', { name: this.texts('careers:vacancy.apply'), exact: true })
  }
}
