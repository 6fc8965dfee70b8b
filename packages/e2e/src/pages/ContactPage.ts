import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Words } from '#support/words.ts'

type Field = 'name' | 'email' | 'message' | 'company' | 'position'

/** `/contact`: two forms behind tabs, and how to reach the company. */
export class ContactPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  async open(lng = 'en'): Promise<void> {
    await this.page.goto(`/contact?lng=${lng}`)
    await started(this.page)
  }

  tab(kind: 'customer' | 'business'): Locator {
    return this.page.getByRole('tab', { name: this.words(`contact:tabs.${kind}`), exact: true })
  }

  /** The form that is shown; the other one is hidden. */
  get form(): Locator {
    return this.page.getByRole('tabpanel')
  }

  field(name: Field): Locator {
    return this.form.getByRole('textbox', { name: this.words(`contact:form.${name}`), exact: true })
  }

  get service(): Locator {
    return this.form.getByRole('combobox', { name: this.words('contact:form.service') })
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.words('contact:form.submit'), exact: true })
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value)
  }

  get sent(): Locator {
    return this.form.getByRole('status').filter({ hasText: this.words('contact:sentText') })
  }

  get failure(): Locator {
    return this.form.getByRole('alert').filter({ hasText: this.words('contact:failure.title') })
  }

  get map(): Locator {
    return this.page.getByTitle(this.words('common:contact.map'))
  }

  get showMap(): Locator {
    return this.page.getByRole('button', { name: this.words('common:contact.showMap') })
  }

  get allowMaps(): Locator {
    return this.page.getByRole('checkbox', { name: this.words('common:contact.allowMaps') })
  }
}
