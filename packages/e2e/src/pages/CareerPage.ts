import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Words } from '#support/words.ts'
import { receiptOn } from './receipt.ts'

/** `/career` as a visitor finds it. */
export class CareerPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  /** Opens the page in the journey's language; the loading screen passes. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/career${query}`)
    await started(this.page)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words('careers:hero.title') })
  }

  get vacancies(): Locator {
    return this.page
      .getByRole('region', { name: this.words('careers:vacancies.heading') })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3 }) })
  }

  category(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.words('careers:vacancies.filter') })
      .getByRole('link', { name })
  }

  view(position: string): Locator {
    return this.page.getByRole('link', {
      name: this.words('careers:vacancies.viewName', { position }),
      exact: true,
    })
  }

  get shareCv(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.words('careers:vacancies.shareCv') })
  }

  get receipt(): Locator {
    return receiptOn(this.page, this.words)
  }
}
