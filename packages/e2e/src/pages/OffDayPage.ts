import type { Credentials } from '@atrium/contract/accounts'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays, addMonths, dayOfMonth, isWeekend, monthOf } from '@atrium/contract/days'
import type { Locator, Page } from '@playwright/test'
import { now } from '#support/clock.ts'
import type { Texts } from '#support/texts.ts'
import { StaffPage } from './StaffPage.ts'

/** `/staff/requests`: the month, the message, the own requests. */
export class OffDayPage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
  }

  async open(person?: Credentials): Promise<void> {
    await this.staff.open('/staff/requests', person)
    await this.grid.waitFor()
  }

  get grid(): Locator {
    return this.page.getByRole('grid')
  }

  /** A day of the shown month, by its number. */
  day(date: number): Locator {
    return this.grid.getByRole('gridcell').filter({ hasText: new RegExp(`^${date}$`) })
  }

  /**
   * The first working day from a date of this month on, or of one of the next months: leave that is only on a weekend is
   * questioned.
   */
  workday(date: number, monthsAhead = 0): Locator {
    const { day: today } = dayAndTime(now(), company.timeZone)
    const month = monthOf(addMonths(today, monthsAhead))
    let day = `${month}-${String(date).padStart(2, '0')}`
    while (isWeekend(day)) day = addDays(day, 1)
    return this.day(dayOfMonth(day))
  }

  get selected(): Locator {
    return this.grid.getByRole('gridcell', { selected: true })
  }

  /** The name of the shown month. */
  get month(): Locator {
    return this.form.getByRole('heading', { level: 2 }).first()
  }

  get nextMonth(): Locator {
    return this.form.getByRole('button', { name: this.texts('requests:calendar.next'), exact: true })
  }

  get today(): Locator {
    return this.form.getByRole('button', { name: this.texts('requests:calendar.today'), exact: true })
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: this.texts('requests:title') })
  }

  get chosen(): Locator {
    return this.form.getByRole('list', { name: this.texts('requests:form.chosen') })
  }

  get addTime(): Locator {
    return this.form.getByRole('switch', { name: this.texts('requests:time.switch') })
  }

  time(name: 'start' | 'end'): Locator {
    return this.form.getByRole('textbox', { name: this.texts(`requests:time.${name}`), exact: true })
  }

  /** The list of conflicting meetings, by their number; in English. */
  missed(count: number): Locator {
    const key = `requests:meetings.missed_${count === 1 ? 'one' : 'other'}`
    return this.form.getByRole('list', { name: this.texts(key, { count: String(count) }), exact: true })
  }

  get retry(): Locator {
    return this.form.getByRole('button', { name: this.texts('common:failure.retry'), exact: true })
  }

  get message(): Locator {
    return this.form.getByRole('textbox', { name: this.texts('requests:form.message') })
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: this.texts('requests:form.send'), exact: true })
  }

  /** The permanent message about the last submission. */
  get sent(): Locator {
    return this.form.getByRole('status').filter({ hasText: this.texts('requests:sent.title') })
  }

  get failure(): Locator {
    const titled = (title: string) =>
      this.form.getByRole('alert').filter({ hasText: this.texts(`requests:failure.${title}`) })
    return titled('title').or(titled('lateTitle'))
  }

  /** The own request with a message. */
  own(message: string): Locator {
    return this.page
      .getByRole('region', { name: this.texts('requests:own.heading') })
      .getByRole('listitem')
      .filter({ hasText: message })
  }

  cancel(message: string): Locator {
    return this.own(message).getByRole('button')
  }

  /** The question before a request is cancelled. */
  get question(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Cancels, in the question. */
  get cancelConfirm(): Locator {
    return this.question.getByRole('button', { name: this.texts('requests:own.cancelConfirm') })
  }
}
