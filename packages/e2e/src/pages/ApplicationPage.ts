import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Words } from '#support/words.ts'
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
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
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
      .getByRole('textbox', { name: this.words(`careers:form.${name}`), exact: true })
  }

  get cv(): Locator {
    return this.page.locator('input[type=file]')
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.words('careers:form.submit'), exact: true })
  }

  async fill({ message, ...applicant }: Applicant): Promise<void> {
    for (const [name, value] of Object.entries(applicant))
      await this.field(name as keyof typeof applicant).fill(value)
    if (message) await this.field('message').fill(message)
  }

  get receipt(): Locator {
    return receiptOn(this.page, this.words)
  }

  get failure(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: this.words('careers:form.failedTitle') })
  }
}
