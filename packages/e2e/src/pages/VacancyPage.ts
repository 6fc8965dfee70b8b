import type { Locator, Page } from '@playwright/test'
import type { Words } from '#support/words.ts'

/** `/career/{id}`. */
export class VacancyPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
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
      .getByRole('link', { name: this.words('careers:vacancy.apply'), exact: true })
  }
}
