import { expect, type Locator, type Page } from '@playwright/test'
import { mailsTo, readable } from '#support/mails.ts'
import type { Texts } from '#support/texts.ts'

/** `/application/{token}`: the applicant's own page, by the private link of the mails. */
export class OwnApplicationPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  stage(name: string): Locator {
    return this.page.getByRole('heading', { name: this.texts(`application:stage.${name}.title`) })
  }

  /** What a link of no application shows. */
  get unknown(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.texts('application:unknown.title') })
  }

  open(part: 'contact' | 'newCv' | 'withdrawal' | 'deletion'): Promise<void> {
    return this.page
      .locator('summary')
      .filter({ hasText: this.texts(`application:${part}.title`) })
      .click()
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name: this.texts(`application:${name}`), exact: true }).click()
  }

  expectDone(what: 'contactData' | 'newCv' | 'withdrawal'): Promise<void> {
    return expect(this.page.getByText(this.texts(`application:done.${what}`))).toBeInViewport()
  }
}

/** The path of the private link in the first mail to an address. */
export async function ownApplicationPath(email: string): Promise<string> {
  const found = async () =>
    /\/application\/[\w-]{43}\?lng=\w\w/.exec(readable((await mailsTo(email))[0] ?? ''))?.[0] ?? ''
  await expect.poll(found, { timeout: 60_000 }).toMatch(/^\/application\//)
  return found()
}
