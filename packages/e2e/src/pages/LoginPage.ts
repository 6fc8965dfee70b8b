import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** `/staff/login` and the other sign-in pages, and the dialog that asks for the password over a page. */
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

  /** The reason of the failure under the form. */
  get failure(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: this.texts('login:signIn.failure.title') })
  }

  /** The notice about the previous event. */
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

  /** Sets a password on the page of a mailed link. */
  async setPassword(password: string): Promise<void> {
    await this.page.getByLabel(this.texts('login:reset.password'), { exact: true }).fill(password)
    await this.page.getByLabel(this.texts('login:reset.again'), { exact: true }).fill(password)
    await this.page.getByRole('button', { name: this.texts('login:reset.submit') }).click()
  }

  /** The dialog that asks for the password over the page. */
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('login:expired.title') })
  }

  /**
   * Presses a control whose call finds the session ended. A call of the page itself may find it first: then the dialog
   * covers the control.
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
