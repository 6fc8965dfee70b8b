import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'
import { StaffPage } from './StaffPage.ts'

/** `/staff/suggestion`: the form, the question by code, and the own suggestions. */
export class SuggestionsPage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
  }

  async open(): Promise<void> {
    await this.staff.open('/staff/suggestion')
  }

  private part(key: string): Locator {
    return this.staff.main.getByRole('region', { name: this.texts(`suggestions:${key}`), exact: true })
  }

  get text(): Locator {
    return this.part('form.heading').getByRole('textbox')
  }

  get anonymous(): Locator {
    return this.page.getByRole('switch', { name: this.texts('suggestions:form.anonymous'), exact: true })
  }

  get send(): Locator {
    return this.part('form.heading').getByRole('button', {
      name: this.texts('suggestions:form.submit'),
      exact: true,
    })
  }

  /** The message after sending. */
  get sent(): Locator {
    return this.part('sent.heading')
  }

  /** The code of the sent suggestion. */
  async code(): Promise<string> {
    return (await this.sent.getByRole('definition').textContent()) ?? ''
  }

  get copy(): Locator {
    return this.sent.getByRole('button', { name: this.texts('suggestions:sent.copy') })
  }

  get another(): Locator {
    return this.sent.getByRole('button', { name: this.texts('suggestions:sent.another') })
  }

  get failure(): Locator {
    return this.part('form.heading').getByRole('alert')
  }

  /** The section that answers a code. */
  get question(): Locator {
    return this.part('ask.heading')
  }

  async ask(code: string): Promise<void> {
    await this.question.getByRole('textbox').first().fill(code)
    await this.question.getByRole('button', { name: this.texts('suggestions:ask.submit') }).click()
  }

  get own(): Locator {
    return this.part('own.heading')
  }
}
