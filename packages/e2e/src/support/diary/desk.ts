import type { IsoDay } from '@atrium/contract/days'
import type { Page } from '@playwright/test'
import { CalendarPage } from '#pages/CalendarPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import type { Trigger } from '#support/reloadAt.ts'
import type { Chance } from '#support/seeded.ts'
import { type Diary, sundays } from './diary.ts'

/** An action whose result must survive. */
export interface Edit {
  name: string
  /** The event that ends the action. */
  action: Trigger
  /** All steps before the last; they leave the needed form open. */
  prepare?: () => Promise<void>
  /** The last step, which completes the action. */
  finish: () => Promise<void>
  /** Records the action. */
  note: () => void
}

/** A page and the diary of its person, in their language. */
export class Desk {
  readonly page: Page
  readonly diary: Diary
  readonly chance: Chance
  /** The Sundays of the edited weeks. */
  readonly sundays: readonly IsoDay[]
  isAtRequests = false

  constructor(page: Page, diary: Diary, chance: Chance, weeks: readonly IsoDay[] = sundays) {
    this.page = page
    this.diary = diary
    this.chance = chance
    this.sundays = weeks
  }

  get schedule(): SchedulePage {
    return new SchedulePage(this.page, this.diary.texts)
  }

  get calendar(): CalendarPage {
    return new CalendarPage(this.page, this.diary.texts)
  }

  get requests(): OffDayPage {
    return new OffDayPage(this.page, this.diary.texts)
  }

  /** Opens the other page with the side menu. */
  async turn(): Promise<void> {
    this.isAtRequests = !this.isAtRequests
    // Undo is available for the shown week only.
    this.diary.undo = undefined
    const name = this.diary.texts(`staff:nav.${this.isAtRequests ? 'requests' : 'calendar'}`)
    await this.schedule.staff.entry(name).click()
    await this.ready()
  }

  /** Waits until the needed parts of the page are ready. */
  async ready(): Promise<void> {
    if (this.isAtRequests) await this.requests.grid.waitFor()
    else if (this.diary.view === 'calendar') await this.calendar.nav.waitFor()
    else await this.schedule.ready()
  }
}
