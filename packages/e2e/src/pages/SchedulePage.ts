import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { signIn } from '#support/session.ts'
import type { Staff } from '#support/staff.ts'
import type { Texts } from '#support/texts.ts'
import { saturdayNoon } from '#support/week.ts'
import { MeetingDialog } from './MeetingDialog.ts'
import { StaffPage } from './StaffPage.ts'

/** A cell of the grid, a quarter of an hour: day 0 is Sunday, `HH:mm` is the start. */
export type Place = readonly [weekday: number, time: string]

/** The status of the synchronisation. */
type Sync = 'synced' | 'pending' | 'offline' | 'failed'

/** My Schedule of `/staff/calendar`: the week, its meetings, and the controls to change them. */
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

  /** Signs a person in and opens the calendar area in its last state, at the day of the journey. */
  async signIn(person: Staff, at = saturdayNoon()): Promise<void> {
    await this.page.clock.setFixedTime(at)
    await signIn(this.page.context(), person)
    await this.page.goto('/staff/calendar')
  }

  /** Signs a person in and opens the current week. */
  async open(person: Staff, { at }: { at?: Date } = {}): Promise<void> {
    await this.signIn(person, at)
    await this.view('schedule').click()
    await this.ready()
  }

  /** Opens the week in another tab of a signed-in browser that has chosen the week. */
  async openTab(): Promise<SchedulePage> {
    const tab = new SchedulePage(await this.page.context().newPage(), this.texts)
    await tab.page.clock.setFixedTime(saturdayNoon())
    await tab.page.goto('/staff/calendar')
    await tab.ready()
    return tab
  }

  /** Reloads the page and waits for the week. */
  async reload(): Promise<void> {
    await this.page.reload()
    await this.ready()
  }

  /** Waits until the week is shown and the grid, or the agenda of a narrow window, is usable. */
  async ready(): Promise<void> {
    await this.tabStop.or(this.agenda).first().waitFor({ state: 'attached' })
  }

  /** An option of the toggle. */
  view(view: 'calendar' | 'schedule'): Locator {
    return this.staff.main.getByRole('button', { name: this.texts(`calendar:view.${view}`), exact: true })
  }

  /** The days of a narrow window that have meetings. */
  get agenda(): Locator {
    return this.staff.main.getByRole('region').filter({ has: this.page.getByRole('list') })
  }

  /** A day of a narrow window: "Tuesday 17 November". */
  day(name: string): Locator {
    return this.staff.main.getByRole('region', { name, exact: true })
  }

  /** The toggle of day, week and month. */
  span(span: 'day' | 'week' | 'month'): Locator {
    return this.staff.main.getByRole('button', {
      name: this.texts(`schedule:nav.spans.${span}`),
      exact: true,
    })
  }

  /** The week selector with its label. */
  get nav(): Locator {
    return this.staff.main.getByRole('group', { name: this.texts('schedule:nav.label.week'), exact: true })
  }

  press(what: 'previous' | 'next' | 'today'): Promise<void> {
    const name = this.texts(what === 'today' ? 'schedule:nav.today' : `schedule:nav.${what}.week`)
    return this.nav.getByRole('button', { name, exact: true }).click()
  }

  /** A day in the strip of the phone layout, by its accessible name. */
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

  /** The cell of the grid that Tab focuses. */
  get tabStop(): Locator {
    return this.grid.locator('[tabindex="0"]')
  }

  dayHeader(name: string | RegExp): Locator {
    return this.grid.getByRole('columnheader', { name })
  }

  /** A holiday or an off day over the hours, by its name: "Novruz, Friday 20 March 2026". */
  allDay(name: string | RegExp): Locator {
    return this.grid.getByRole('gridcell', { name })
  }

  cell([weekday, time]: Place): Locator {
    return this.grid.getByRole('row', { name: time, exact: true }).getByRole('gridcell').nth(weekday)
  }

  /** A meeting of the week by its accessible name: "Plan, 11:00–12:00, Tuesday 17 November". */
  meeting(name: string | RegExp): Locator {
    return this.staff.main
      .getByRole('group', { name: this.texts('schedule:grid.meetings') })
      .or(this.agenda)
      .getByRole('button', { name })
  }

  /** Opens an own meeting, and its form. */
  async edit(name: string | RegExp): Promise<void> {
    await this.meeting(name).click()
    await this.form.action('edit').click()
    await this.form.root.waitFor()
  }

  /** The accessible names of all meetings of the week. */
  async meetings(): Promise<string[]> {
    const names = await this.meeting(/./).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    return names.sort()
  }

  /** Drags the mouse from the start of `from` to the end of `to`. */
  async drag(from: Locator, to: Locator, { isAtEnd = false } = {}): Promise<void> {
    const start = await centre(from, isAtEnd)
    const end = await centre(to, false)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }

  /** The announcement of the grid for screen readers. */
  said(text: string | RegExp): Locator {
    return this.staff.main.locator('p[aria-live="polite"]').filter({ hasText: text })
  }

  /** The visible message about the last action. */
  note(text: string | RegExp): Locator {
    return this.staff.main.getByRole('status').filter({ hasText: text })
  }

  get undo(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('schedule:change.undo'), exact: true })
  }

  /** Waits until the page says that the meetings are synchronised. */
  async expectSync(status: Sync): Promise<void> {
    await expect(
      this.staff.main.getByText(this.texts(`schedule:sync.${status}`), { exact: true }),
    ).toBeVisible()
  }

  /** The notice about data that did not load. */
  get failure(): Locator {
    return this.staff.main.getByRole('alert').filter({ hasText: this.texts('schedule:failed.title') })
  }

  /** The notice that the server is unreachable, and the time of the shown data. */
  get offline(): Locator {
    return this.staff.main.getByRole('status').filter({ hasText: this.texts('common:offline.title') })
  }

  get download(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('schedule:download'), exact: true })
  }

  /** The question before a sign-out that would lose local changes, by their number; in English. */
  unsent(count: number): Locator {
    const key = `staff:unsent.title_${count === 1 ? 'one' : 'other'}`
    return this.page.getByRole('dialog', { name: this.texts(key, { count: String(count) }) })
  }

  get signOut(): Locator {
    return this.staff.navigation.getByRole('button', { name: this.texts('staff:nav.signOut') })
  }
}

/** The middle of an element, or a point just inside its lower edge. */
async function centre(of: Locator, isAtEnd: boolean): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('It has no place.')
  return { x: box.x + box.width / 2, y: isAtEnd ? box.y + box.height - 3 : box.y + box.height / 2 }
}
