import type { Credentials } from '@atrium/contract/accounts'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '#support/session.ts'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** A page of the staff area with its frame, for the first sample person or another one. */
export class StaffPage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens an address of the staff area as the signed-in person. */
  async open(address: string, person?: Credentials): Promise<void> {
    await signIn(this.page.context(), person)
    await this.page.goto(address)
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

  /** The side navigation, in the page or in the drawer. */
  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.texts('staff:menu.label') })
  }

  entry(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true })
  }

  /** The toggle of the bar, under any of its names. */
  get toggle(): Locator {
    return this.bar.locator('button[aria-expanded]')
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('staff:menu.label') })
  }

  get closeDrawer(): Locator {
    return this.drawer.getByRole('button', { name: this.texts('staff:menu.close') })
  }

  /** The link to the notifications. */
  get bell(): Locator {
    return this.bar.getByRole('link', { name: new RegExp(`^${this.texts('staff:notifications')}`) })
  }

  /** The side menu of the profile in the chat area. */
  get chatMenu(): Locator {
    return this.page.getByRole('navigation', { name: this.texts('staff:chatProfile.label') })
  }
}
