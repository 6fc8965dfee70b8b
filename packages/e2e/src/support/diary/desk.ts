import type { IsoDay } from '@atrium/contract'
import type { Page } from '@playwright/test'
import { CalendarPage } from '#pages/CalendarPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import type { Trigger } from '#support/reloadAt.ts'
import type { Chance } from '#support/seeded.ts'
import { type Diary, sundays } from './diary.ts'

/** Something that a person does and that must be there from then on. */
export interface Edit {
  name: string
  /** What it ends with. */
  action: Trigger
  /** Everything up to its last step; what it needs is open then. */
  prepare?: () => Promise<void>
  /** The last step: with it, it is done. */
  finish: () => Promise<void>
  /** Takes it down. */
  note: () => void
}

/** A page and the diary of who works at it, in the language that they have chosen. */
export class Desk {
  readonly page: Page
  readonly diary: Diary
  readonly chance: Chance
  /** The Sundays of the weeks that are written into. */
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

  /** Goes to the other page by the side menu. */
  async turn(): Promise<void> {
    this.isAtRequests = !this.isAtRequests
    // What can be undone is known to the week that stands.
    this.diary.undo = undefined
    const name = this.diary.texts(`staff:nav.${this.isAtRequests ? 'requests' : 'calendar'}`)
    await this.schedule.staff.entry(name).click()
    await this.ready()
  }

  /** The page stands as far as it is needed. */
  async ready(): Promise<void> {
    if (this.isAtRequests) await this.requests.grid.waitFor()
    else if (this.diary.view === 'calendar') await this.calendar.nav.waitFor()
    else await this.schedule.ready()
  }
}
