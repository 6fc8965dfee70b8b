import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/service` and `/service/{id}`. */
export class ServicesPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens the list or one service in the language of the journey, and waits for the end of the loading screen. */
  async open(id?: number | string): Promise<void> {
    await this.page.goto(id === undefined ? '/service' : `/service/${id}`)
    await started(this.page)
  }

  get cards(): Locator {
    return this.main.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 2 }) })
  }

  card(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  get breadcrumb(): Locator {
    return this.page.getByRole('navigation', { name: this.texts('common:youAreHere') })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }
}
