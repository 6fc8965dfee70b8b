import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/staff/login` and the pages beside it, and the question for the password over a page. */
export class LoginPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/staff/login${query}`)
    await started(this.page)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts('login:signIn.title'), exact: true })
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: this.texts('login:signIn.email') })
  }

  get password(): Locator {
    return this.page.getByLabel(this.texts('login:signIn.password'), { exact: true })
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.texts('login:signIn.submit'), exact: true })
  }

  /** The reason that stays under the form. */
  get failure(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: this.texts('login:signIn.failure.title') })
  }

  /** What the page says of what happened before. */
  notice(
    name: 'sessionEnded' | 'unconfirmed' | 'signedOutHere' | 'signedOutElsewhere' | 'passwordSet',
  ): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: this.texts(`login:notice.${name}.title`) })
  }

  get forgotten(): Locator {
    return this.page.getByRole('link', { name: this.texts('login:signIn.forgotten') })
  }

  async signIn(person: { email: string; password: string }): Promise<void> {
    await this.email.fill(person.email)
    await this.password.fill(person.password)
    await this.submit.click()
  }

  /** Sets a password on the page that the link of a mail leads to. */
  async setPassword(password: string): Promise<void> {
    await this.page.getByLabel(this.texts('login:reset.password'), { exact: true }).fill(password)
    await this.page.getByLabel(this.texts('login:reset.again'), { exact: true }).fill(password)
    await this.page.getByRole('button', { name: this.texts('login:reset.submit') }).click()
  }

  /** Asks for the password over the page. */
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('login:expired.title') })
  }

  /**
   * Presses what finds out that the session has ended. A request of the page's own may find it out first: the dialog
   * then stands over what was to be pressed.
   */
  async pressAndBeAsked(target: Locator): Promise<void> {
    await target.click({ timeout: 5_000 }).catch(() => undefined)
    await this.dialog.waitFor()
  }

  async signInAgain(password: string): Promise<void> {
    await this.dialog.getByLabel(this.texts('login:expired.password'), { exact: true }).fill(password)
    await this.dialog.getByRole('button', { name: this.texts('login:expired.submit'), exact: true }).click()
  }
}
