import type { Credentials } from '@atrium/contract/accounts'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '#support/session.ts'
import { started } from '#support/started.ts'
import type { Texts } from '#support/texts.ts'

/** My Profile and Security of the signed-in person. */
export class ProfilePage {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** Opens an address of the staff area as the signed-in person. */
  async open(address: string, person: Credentials): Promise<void> {
    await signIn(this.page.context(), person)
    await this.page.goto(address)
    await started(this.page)
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get editPhone(): Locator {
    return this.main.getByRole('button', { name: this.texts('profile:phone.edit') })
  }

  get phone(): Locator {
    return this.main.getByRole('textbox', { name: this.texts('profile:personal.phone') })
  }

  get savePhone(): Locator {
    return this.main.getByRole('button', { name: this.texts('profile:phone.save'), exact: true })
  }

  /** The value under a name in the Personal information block. */
  fact(name: string): Locator {
    return this.main.locator('dl > div').filter({ hasText: name }).getByRole('definition').first()
  }

  get photo(): Locator {
    return this.main.getByRole('img')
  }

  /** In place of a photo. */
  get initials(): Locator {
    return this.main.locator('[data-initials]:not(:has(img))')
  }

  get choosePhoto(): Locator {
    const { texts } = this
    return this.main
      .getByLabel(texts('profile:photo.upload'))
      .or(this.main.getByLabel(texts('profile:photo.change')))
  }

  get removePhoto(): Locator {
    return this.main.getByRole('button', { name: this.texts('profile:photo.removeName') })
  }

  /** A field of the password form. */
  field(name: 'current' | 'password' | 'again'): Locator {
    return this.main.getByLabel(this.texts(`profile:security.${name}`), { exact: true })
  }

  get save(): Locator {
    return this.main.getByRole('button', { name: this.texts('profile:security.save'), exact: true })
  }

  async changePassword(current: string, password: string): Promise<void> {
    await this.field('current').fill(current)
    await this.field('password').fill(password)
    await this.field('again').fill(password)
    await this.save.click()
  }

  get sessions(): Locator {
    return this.main
      .getByRole('region', { name: this.texts('profile:sessions.heading') })
      .getByRole('listitem')
  }
}
