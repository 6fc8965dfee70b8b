import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/about`. */
export class AboutPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens the page in the language of the journey, and waits for the team. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/about${query}`)
    await started(this.page)
    await this.row.waitFor()
  }

  /** The logos of the partners. */
  get partners(): Locator {
    return this.page.getByRole('list', { name: this.texts('about:partners.heading') })
  }

  get pausePartners(): Locator {
    return this.page.getByRole('button', { name: this.texts('about:partners.pause') })
  }

  get playPartners(): Locator {
    return this.page.getByRole('button', { name: this.texts('about:partners.play') })
  }

  /** The row of the team, which scrolls horizontally. */
  get row(): Locator {
    return this.page.getByRole('group', { name: this.texts('about:team.row') })
  }

  get back(): Locator {
    return this.page.getByRole('button', { name: this.texts('about:team.back') })
  }

  get on(): Locator {
    return this.page.getByRole('button', { name: this.texts('about:team.on') })
  }

  question(name: 'estimate' | 'slip' | 'place' | 'code' | 'data'): Locator {
    return this.page.locator('summary', { hasText: this.texts(`about:faq.items.${name}.question`) })
  }

  answer(name: 'estimate' | 'slip' | 'place' | 'code' | 'data'): Locator {
    return this.page
      .locator('details', { has: this.question(name) })
      .locator('p')
      .first()
  }
}
