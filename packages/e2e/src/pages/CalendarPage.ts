import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'
import { StaffPage } from './StaffPage.ts'

/** `/staff/calendar`: a year, its holidays, and the navigation to other years. */
export class CalendarPage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
  }

  /** Opens the calendar, and waits for the list above the year: the year moves when the list arrives. */
  async open(): Promise<void> {
    await this.staff.open('/staff/calendar')
    await this.coming.first().waitFor()
  }

  /** The chosen year and its buttons. */
  get nav(): Locator {
    return this.staff.main.getByRole('group', { name: this.texts('calendar:year.label'), exact: true })
  }

  /** The shown year. */
  get year(): Locator {
    return this.nav.getByText(/^\d{4}$/)
  }

  press(what: 'previous' | 'next' | 'today'): Promise<void> {
    return this.nav.getByRole('button', { name: this.texts(`calendar:year.${what}`), exact: true }).click()
  }

  /** A holiday in its month, by its accessible name. */
  holiday(name: string | RegExp): Locator {
    return this.staff.main.getByRole('button', { name })
  }

  /** The position of a holiday in its month. */
  cell(name: string | RegExp): Locator {
    return this.staff.main.getByRole('cell').filter({ has: this.page.getByRole('button', { name }) })
  }

  get tip(): Locator {
    return this.page.getByRole('tooltip')
  }

  /** The list below the year. */
  get legend(): Locator {
    return this.staff.main
      .getByRole('list', { name: this.texts('calendar:holidays.heading') })
      .getByRole('listitem')
  }

  /** The list above the year: the next holidays. */
  get coming(): Locator {
    return this.staff.main
      .getByRole('list', { name: this.texts('calendar:holidays.coming') })
      .getByRole('listitem')
  }

  get today(): Locator {
    return this.staff.main.locator('[aria-current=date]')
  }

  get failure(): Locator {
    return this.staff.main.getByRole('alert')
  }

  /** Says that the holidays are old and being asked for. */
  get updating(): Locator {
    return this.staff.main.getByRole('status').filter({ hasText: this.texts('common:offline.updating') })
  }

  get feed(): Locator {
    return this.staff.main.getByRole('link', { name: this.texts('calendar:feed.subscribe') })
  }
}
