import type { Language } from '@atrium/contract/core'
import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'

/** The parts of a vacancy in one language. */
export interface VacancyWords {
  position: string
  description: string
  locationCity: string
  locationCountry: string
  overview: string
  responsibilities: string
  qualifications: string
}

/** `/staff/desk/vacancies/new` and the page of a vacancy at the desk. */
export class VacancyDeskPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.texts(`vacancies:${name}`), exact: true })
  }

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name: this.texts(`vacancies:form.${name}`) })
  }

  /** Presses a button, and the one of the same name in the question that it opens. */
  async pressTwice(name: string): Promise<void> {
    await this.button(name).click()
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts(`vacancies:${name}`) })
      .click()
  }

  /** Writes the texts of a language into its tab. */
  async write(language: Language, words: VacancyWords): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${language}`) }).click()
    const tab = this.page.getByRole('tabpanel')
    for (const [part, text] of Object.entries(words))
      await tab.getByRole('textbox', { name: this.texts(`vacancies:form.${part}`) }).fill(text)
  }

  /** Saves the changes of a vacancy that exists. */
  async save(): Promise<void> {
    await this.button('form.save').click()
    await this.page.getByText(this.texts('staff:draft.unsaved')).waitFor({ state: 'hidden' })
  }
}
