import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/employee-qr/{idnumber}`, `/rooms`, `/rooms/{roomname}` and `/codes/{name}`. */
export class LookupPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens an address and waits for the application: the document shows the same content but handles no events. */
  async open(address: string): Promise<number | undefined> {
    const reply = await this.page.goto(address)
    await this.ready()
    return reply?.status()
  }

  /** Waits until the page handles events. */
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

  /** The notice that a record does not exist or did not load. */
  get alert(): Locator {
    return this.main.getByRole('alert')
  }

  get retry(): Locator {
    return this.button('common:failure.retry')
  }

  /** The value of the employee under a name, such as "Phone". */
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

  /** The cards of a room, one for each employee. */
  get people(): Locator {
    return this.main.getByRole('article')
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: this.texts('lookup:rooms.search') })
  }

  /** The names of the shown rooms, in order. */
  get rooms(): Locator {
    return this.main.getByRole('heading', { level: 2 }).getByRole('link')
  }

  /** The QR code of a card, in its open panel. */
  code(name: string): Locator {
    return this.main.getByRole('img', { name, exact: true })
  }
}
