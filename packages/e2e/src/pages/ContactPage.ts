import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

type Field = 'name' | 'email' | 'message' | 'company' | 'position'

/** `/contact`: two forms in tabs, and the contact data of the company. */
export class ContactPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  async open(lng = 'en'): Promise<void> {
    await this.page.goto(`/contact?lng=${lng}`)
    await started(this.page)
  }

  tab(kind: 'customer' | 'business'): Locator {
    return this.page.getByRole('tab', { name: this.texts(`contact:tabs.${kind}`), exact: true })
  }

  /** The shown form; the other form is hidden. */
  get form(): Locator {
    return this.page.getByRole('tabpanel')
  }

  field(name: Field): Locator {
    return this.form.getByRole('textbox', { name: this.texts(`contact:form.${name}`), exact: true })
  }

  get service(): Locator {
    return this.form.getByRole('combobox', { name: this.texts('contact:form.service') })
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.texts('contact:form.submit'), exact: true })
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value)
  }

  get sent(): Locator {
    return this.form.getByRole('status').filter({ hasText: this.texts('contact:sentText') })
  }

  get failure(): Locator {
    return this.form.getByRole('alert').filter({ hasText: this.texts('contact:failure.title') })
  }

  get map(): Locator {
    return this.page.getByTitle(this.texts('common:contact.map'))
  }

  get showMap(): Locator {
    return this.page.getByRole('button', { name: this.texts('common:contact.showMap') })
  }

  get allowMaps(): Locator {
    return this.page.getByRole('checkbox', { name: this.texts('common:contact.allowMaps') })
  }
}
