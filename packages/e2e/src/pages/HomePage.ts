import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/`. */
export class HomePage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens the page, and waits for the end of the loading screen. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`)
    await started(this.page)
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: this.texts('common:skipToContent') })
  }

  get explore(): Locator {
    return this.page.getByRole('link', { name: this.texts('home:explore') })
  }

  get reasons(): Locator {
    return this.page.getByRole('region', { name: this.texts('home:why.heading') })
  }

  get services(): Locator {
    return this.page.getByRole('region', { name: this.texts('home:services.heading') })
  }

  /** The cards of the services, each a link. */
  get cards(): Locator {
    return this.services.getByRole('listitem').getByRole('link')
  }

  get numbers(): Locator {
    return this.page.getByRole('region', { name: this.texts('home:counters.heading') })
  }

  /** The final numbers of the counters, visible when the counting is over. */
  get finalNumbers(): Locator[] {
    // Each in its own element: another counter may pass the same number.
    return [120, 500, 98].map((target, index) =>
      this.numbers.getByRole('listitem').nth(index).getByText(String(target), { exact: true }),
    )
  }

  get pause(): Locator {
    return this.page.getByRole('button', { name: this.texts('common:video.pause') })
  }

  get play(): Locator {
    return this.page.getByRole('button', { name: this.texts('common:video.play') })
  }
}
