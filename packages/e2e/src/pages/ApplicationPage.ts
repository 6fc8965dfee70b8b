import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'
import { receiptOn } from './receipt.ts'

export interface Applicant {
  firstName: string
  lastName: string
  email: string
  phone: string
  message?: string
}

/** The forms of `/app/{id}` and `/sendCv`. */
export class ApplicationPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  async openFor(id: number): Promise<void> {
    await this.page.goto(`/app/${id}`)
    await started(this.page)
  }

  async openGeneral(): Promise<void> {
    await this.page.goto('/sendCv')
    await started(this.page)
  }

  field(name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message'): Locator {
    return this.page
      .getByRole('main')
      .getByRole('textbox', { name: this.texts(`careers:form.${name}`), exact: true })
  }

  get cv(): Locator {
    return this.page.locator('input[type=file]')
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.texts('careers:form.submit'), exact: true })
  }

  async fill({ message, ...applicant }: Applicant): Promise<void> {
    for (const [name, value] of Object.entries(applicant))
      await this.field(name as keyof typeof applicant).fill(value)
    if (message) await this.field('message').fill(message)
  }

  get receipt(): Locator {
    return receiptOn(this.page, this.texts)
  }

  get failure(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: this.texts('careers:failure.title') })
  }
}
