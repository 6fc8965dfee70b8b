import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { signIn } from '#support/session.ts'
import type { Staff } from '#support/staff.ts'
import type { Texts } from '#support/texts.ts'
import { MeetingDialog } from './MeetingDialog.ts'
import { StaffPage } from './StaffPage.ts'

/** A quarter of an hour of the grid: 0 is Sunday, `HH:mm` is when it begins. */
export type Place = readonly [weekday: number, time: string]

/** What is said of whether the server has the meetings. */
type Sync = 'synced' | 'pending' | 'offline' | 'local' | 'failed'

/** In Baku; the week of the journeys ends with that day. */
const saturdayNoon = '2026-11-21T08:00:00Z'

/** My Schedule of `/staff/calendar`: the week, its meetings, and the ways to change them. */
export class SchedulePage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage
  readonly form: MeetingDialog

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
    this.form = new MeetingDialog(page, texts)
  }

  /** Signs a person in and opens the calendar area as they left it, at a day that the journey knows. */
  async signIn(person: Staff, at = saturdayNoon): Promise<void> {
    await this.page.clock.setFixedTime(new Date(at))
    await signIn(this.page.context(), person)
    await this.page.goto('/staff/calendar')
  }

  /** Signs a person in and opens the week of today. */
  async open(person: Staff, { at }: { at?: string } = {}): Promise<void> {
    await this.signIn(person, at)
    await this.view('schedule').click()
    await this.ready()
  }

  /** Opens the week in another tab of a browser in which somebody is signed in and has chosen it. */
  async openTab(): Promise<SchedulePage> {
    const tab = new SchedulePage(await this.page.context().newPage(), this.texts)
    await tab.page.clock.setFixedTime(new Date(saturdayNoon))
    await tab.page.goto('/staff/calendar')
    await tab.ready()
    return tab
  }

  /** Loads the page anew and waits for the week. */
  async reload(): Promise<void> {
    await this.page.reload()
    await this.ready()
  }

  /** The week stands, and what the grid needs to be used. */
  async ready(): Promise<void> {
    await this.tabStop.waitFor({ state: 'attached' })
  }

  /** A choice of the toggle. */
  view(view: 'calendar' | 'schedule'): Locator {
    return this.staff.main.getByRole('button', { name: this.texts(`calendar:view.${view}`), exact: true })
  }

  /** The choice of the week with its label. */
  get nav(): Locator {
    return this.staff.main.getByRole('group', { name: this.texts('schedule:nav.label'), exact: true })
  }

  press(what: 'previous' | 'next' | 'today'): Promise<void> {
    return this.nav.getByRole('button', { name: this.texts(`schedule:nav.${what}`), exact: true }).click()
  }

  /** A day of the strip of a phone, by how it is said. */
  dayOfStrip(name: string | RegExp): Locator {
    return this.staff.main.getByRole('group', { name: this.texts('schedule:nav.days') }).getByRole('button', {
      name,
    })
  }

  get create(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('schedule:create'), exact: true })
  }

  get grid(): Locator {
    return this.page.getByRole('grid')
  }

  /** Where Tab leads to in the grid. */
  get tabStop(): Locator {
    return this.grid.locator('[tabindex="0"]')
  }

  dayHeader(name: string | RegExp): Locator {
    return this.grid.getByRole('columnheader', { name })
  }

  cell([weekday, time]: Place): Locator {
    const header = this.page.getByRole('rowheader', { name: time, exact: true })
    return this.grid.getByRole('row').filter({ has: header }).getByRole('gridcell').nth(weekday)
  }

  /** A meeting of the week by how it is said: "Plan, Tuesday 17 November, 11:00–12:00". */
  meeting(name: string | RegExp): Locator {
    return this.staff.main
      .getByRole('group', { name: this.texts('schedule:grid.meetings') })
      .getByRole('button', { name })
  }

  /** Everything that stands in the week, as it is said. */
  async meetings(): Promise<string[]> {
    const names = await this.meeting(/./).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    return names.sort()
  }

  /** Presses the mouse where `from` begins and lets it go at the end of `to`. */
  async drag(from: Locator, to: Locator, { isAtEnd = false } = {}): Promise<void> {
    const start = await centre(from, isAtEnd)
    const end = await centre(to, false)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }

  /** What the grid says to who does not see it. */
  said(text: string | RegExp): Locator {
    return this.staff.main.locator('p[aria-live="polite"]').filter({ hasText: text })
  }

  /** What was done last, in sight. */
  note(text: string | RegExp): Locator {
    return this.staff.main.getByRole('status').filter({ hasText: text })
  }

  get undo(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('schedule:change.undo'), exact: true })
  }

  /** Fails until the page says that the meetings are there. */
  async expectSync(status: Sync): Promise<void> {
    await expect(
      this.staff.main.getByText(this.texts(`schedule:sync.${status}`), { exact: true }),
    ).toBeVisible()
  }

  /** What did not load. */
  get failure(): Locator {
    return this.staff.main.getByRole('alert').filter({ hasText: this.texts('schedule:failed.title') })
  }

  /** That the server is not heard, and since when it stands what is shown. */
  get offline(): Locator {
    return this.staff.main.getByRole('status').filter({ hasText: this.texts('common:offline.title') })
  }

  get download(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('schedule:download'), exact: true })
  }

  /** Asks before a log out loses what only this browser has: so many changes, one or more; in English. */
  unsent(count: number): Locator {
    const key = `staff:unsent.title_${count === 1 ? 'one' : 'other'}`
    return this.page.getByRole('dialog', { name: this.texts(key, { count: String(count) }) })
  }

  get signOut(): Locator {
    return this.staff.navigation.getByRole('button', { name: this.texts('staff:nav.signOut') })
  }
}

/** The middle of an element, or just inside its lower edge. */
async function centre(of: Locator, isAtEnd: boolean): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('It has no place.')
  return { x: box.x + box.width / 2, y: isAtEnd ? box.y + box.height - 3 : box.y + box.height / 2 }
}
