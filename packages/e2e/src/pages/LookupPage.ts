import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/employee-qr/{idnumber}`, `/rooms`, `/rooms/{roomname}` and `/codes/{name}` as whoever scans a code finds them. */
export class LookupPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens an address and waits for the application: the document alone shows the same, but does nothing. */
  async open(address: string): Promise<number | undefined> {
    const reply = await this.page.goto(address)
    await this.ready()
    return reply?.status()
  }

  /** Waits until a person can use the page. */
  async ready(): Promise<void> {
    await started(this.page)
    await this.main.getByRole('heading', { level: 1 }).waitFor()
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true })
  }

  language(name: 'Azərbaycanca' | 'English' | 'Русский'): Locator {
    return this.page.getByRole('banner').getByRole('link', { name })
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })
  }

  button(key: string): Locator {
    return this.main.getByRole('button', { name: this.texts(key), exact: true })
  }

  /** Says that something is not there, or did not load. */
  get alert(): Locator {
    return this.main.getByRole('alert')
  }

  get retry(): Locator {
    return this.button('common:failure.retry')
  }

  /** What the record of an employee says under a name: "Phone". */
  fact(name: string): Locator {
    return this.main
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').getByText(name, { exact: true }) })
      .getByRole('definition')
  }

  /** The computers of one employee. */
  get computers(): Locator {
    return this.main
      .getByRole('region', { name: this.texts('lookup:employee.computers') })
      .getByRole('listitem')
  }

  /** The cards of a room, each about one person. */
  get people(): Locator {
    return this.main.getByRole('article')
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: this.texts('lookup:rooms.search') })
  }

  /** The names of the rooms that are shown, in their order. */
  get rooms(): Locator {
    return this.main.getByRole('heading', { level: 2 }).getByRole('link')
  }

  /** A QR code of a card, once its panel is open. */
  code(name: string): Locator {
    return this.main.getByRole('img', { name, exact: true })
  }
}
