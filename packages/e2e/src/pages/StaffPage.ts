import { samplePassword, staffSamples } from '@atrium/contract/samples'
import type { Locator, Page } from '@playwright/test'
import { started } from '#support/started.ts'
import type { Words } from '#support/words.ts'
import { LoginPage } from './LoginPage.ts'

/** A page of the staff area with its frame, as the first of the sample people finds it. */
export class StaffPage {
  readonly page: Page
  readonly words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.words = words
  }

  /** Opens an address of the staff area, through the login when the browser is not signed in yet. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    const login = new LoginPage(this.page, this.words)
    await this.toggle.or(login.email).first().waitFor()
    const [person] = staffSamples
    if (person && (await login.email.isVisible()))
      await login.signIn({ email: person.email, password: samplePassword })
    await this.toggle.waitFor()
    await started(this.page)
  }

  /** The top bar. */
  get bar(): Locator {
    return this.page.getByRole('banner')
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true })
  }

  /** The side navigation, beside the page or in the drawer. */
  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.words('staff:menu.label') })
  }

  entry(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true })
  }

  /** The bar's own toggle, whatever it is called now. */
  get toggle(): Locator {
    return this.bar.locator('button[aria-expanded]')
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.words('staff:menu.label') })
  }

  get closeDrawer(): Locator {
    return this.drawer.getByRole('button', { name: this.words('staff:menu.close') })
  }

  /** The way to the notifications. */
  get bell(): Locator {
    return this.bar.getByRole('link', { name: new RegExp(`^${this.words('staff:notifications')}`) })
  }

  /** The side menu of the chat area's profile. */
  get chatMenu(): Locator {
    return this.page.getByRole('navigation', { name: this.words('staff:chatProfile.label') })
  }
}
