import { firstAnswersId, firstViewId } from '@atrium/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '#support/words.ts'

/** `/employee-qr/{idnumber}`, `/rooms`, `/rooms/{roomname}` and `/codes/{name}` as whoever scans a code finds them. */
export class LookupPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  /** Opens an address and waits for the application: the document alone shows the same, but does nothing. */
  async open(address: string): Promise<number | undefined> {
    const reply = await this.page.goto(address)
    await this.ready()
    return reply?.status()
  }

  /** Waits until a person can use the page. */
  async ready(): Promise<void> {
    await expect(this.page.locator(`#${firstViewId}`)).toHaveCount(0)
    await this.main.getByRole('heading', { level: 1 }).waitFor()
  }

  /** From now on documents lack the answers that spare the page its first call. */
  async withoutFirstAnswers(): Promise<void> {
    await this.#withoutElement(firstAnswersId)
  }

  /** From now on documents lack the answers, and the first view that stands there while the page asks for them. */
  async withoutFirstView(): Promise<void> {
    await this.withoutFirstAnswers()
    await this.#withoutElement(firstViewId)
  }

  #withoutElement(elementId: string): Promise<unknown> {
    return this.page.addInitScript((id) => {
      new MutationObserver(() => document.getElementById(id)?.remove()).observe(document, {
        childList: true,
        subtree: true,
      })
    }, elementId)
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true })
  }

  language(name: 'Azərbaycanca' | 'English' | 'Русский'): Locator {
    return this.page.getByRole('banner').getByRole('button', { name })
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name, ...(typeof name === 'string' && { exact: true }) })
  }

  button(key: string): Locator {
    return this.main.getByRole('button', { name: this.words(key), exact: true })
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
      .getByRole('region', { name: this.words('lookup:employee.computers') })
      .getByRole('listitem')
  }

  /** The cards of a room, each about one person. */
  get people(): Locator {
    return this.main.getByRole('article')
  }

  get search(): Locator {
    return this.main.getByRole('searchbox', { name: this.words('lookup:rooms.search') })
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
