import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'
import { receiptOn } from './receipt.ts'

/** `/career`. */
export class CareerPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens the page in the language of the journey, and waits for the end of the loading screen. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/career${query}`)
    await started(this.page)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts('careers:hero.title') })
  }

  get vacancies(): Locator {
    return this.page
      .getByRole('region', { name: this.texts('careers:vacancies.heading') })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3 }) })
  }

  category(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.texts('careers:vacancies.filter') })
      .getByRole('link', { name })
  }

  get search(): Locator {
    return this.page.getByRole('form', { name: this.texts('careers:vacancies.search') })
  }

  get count(): Locator {
    return this.page
      .getByRole('region', { name: this.texts('careers:vacancies.heading') })
      .getByRole('status')
  }

  view(position: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: position, exact: true })
  }

  get shareCv(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.texts('careers:vacancies.shareCv') })
  }

  get receipt(): Locator {
    return receiptOn(this.page, this.texts)
  }
}
