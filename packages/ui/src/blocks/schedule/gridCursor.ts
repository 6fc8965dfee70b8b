import type { GridContext, GridPlace } from './gridContext.ts'
import { meetingsAt, minutesOfRow, rowCountOf, rowOfMinutes } from './gridMath.ts'
import type { PlacedMeeting } from './scheduleTypes.ts'

interface CursorOptions {
  pick?: string | undefined
  hold?: string | undefined
  isShown?: boolean
}

const clamp = (value: number, high: number) => Math.max(0, Math.min(value, high))

/** The tab stop of the grid, which is one cell, the picked meeting of the cell, and the meeting that has the focus itself. */
export class GridCursor {
  private context: GridContext
  private place: GridPlace | undefined
  private pickedId: string | undefined
  /** The place of the cursor once other days are shown. */
  private wanted: GridPlace | undefined
  private cell: HTMLElement | undefined
  private marked: HTMLElement | undefined
  /** The id of the meeting that has the focus; the focus stays with it when it is drawn in another place. */
  private held: string | undefined

  constructor(context: GridContext) {
    this.context = context
  }

  /** At first the current time, else the start of today, else the start of the first day. */
  get at(): GridPlace {
    if (this.place) return this.place
    const { days, now, hours } = this.context.props
    const today = days.findIndex(({ isToday }) => isToday)
    const isNow = now !== undefined && days[today]?.day === now.day
    return { row: isNow ? rowOfMinutes(now.minutes, hours) : 0, column: Math.max(0, today) }
  }

  get day(): string {
    return this.context.props.days[this.at.column]?.day ?? ''
  }

  get minutes(): number {
    return minutesOfRow(this.at.row, this.context.props.hours)
  }

  /** The meetings in the cell. */
  get meetings(): readonly PlacedMeeting[] {
    const { days, hours } = this.context.props
    return meetingsAt(days[this.at.column]?.meetings ?? [], this.minutes, hours.step)
  }

  /** The meeting that Enter opens and Alt with the arrows moves. */
  get picked(): PlacedMeeting | undefined {
    const { meetings } = this
    return meetings.find(({ id }) => id === this.pickedId) ?? meetings[0]
  }

  /** Picks the next meeting of the cell (Space). */
  pickNext(): void {
    const { meetings, picked } = this
    if (!picked) return
    const next = (meetings.indexOf(picked) + 1) % meetings.length
    const meeting = meetings[next] ?? picked
    this.pickedId = meeting.id
    this.mark()
    const { title, time } = meeting
    this.context.announce(
      this.context.t('grid.picked', { place: next + 1, total: meetings.length, title, time }),
    )
  }

  /**
   * Moves the cursor. `isShown`: the keyboard is used, so the picked meeting is marked. `hold`: the id of a picked
   * meeting that takes the focus instead of its cell.
   */
  go(place: GridPlace, { pick, hold, isShown = false }: CursorOptions = {}): void {
    const { days, hours } = this.context.props
    const picked = hold ?? pick
    this.place = {
      row: clamp(place.row, rowCountOf(hours) - 1),
      column: clamp(place.column, days.length - 1),
    }
    this.wanted = undefined
    if (picked !== undefined) this.pickedId = picked
    this.sync()
    const block = hold === undefined ? undefined : this.context.block(hold)
    const focused = block ?? this.cell
    focused?.focus({ preventScroll: !isShown })
    this.held = hold
    if (isShown && !block) this.mark()
    else this.unmark()
  }

  /** The cursor follows the focus to a meeting. */
  hold(id: string): void {
    const found = this.context.find(id)
    if (!found) return
    this.held = id
    this.pickedId = id
    this.place = { row: rowOfMinutes(found.meeting.start, this.context.props.hours), column: found.column }
    this.unmark()
    this.sync()
  }

  /** The focus leaves the grid. */
  leave(): void {
    this.held = undefined
    this.unmark()
  }

  /** Asks for other days; the cursor moves to `place` when they are shown. */
  goWith(request: () => void, place: GridPlace): void {
    this.place = this.at
    this.wanted = place
    request()
  }

  /** Moves the cursor to the wanted place once other days are shown. */
  arrive(): void {
    const { wanted, held } = this
    if (!wanted) {
      if (held !== undefined) this.follow(held)
      this.sync()
      return
    }
    const hasFocus = this.context.scene?.contains(document.activeElement) ?? false
    if (hasFocus) {
      this.go(wanted, { isShown: true })
      // The focused element may be the same as before: a screen reader would not announce the new date.
      this.context.announce(this.name)
    } else {
      this.place = wanted
      this.wanted = undefined
      this.sync()
    }
  }

  /** The focused meeting may have been rendered in another place. */
  private follow(id: string): void {
    this.hold(id)
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) this.context.block(id)?.focus()
  }

  private get name(): string {
    return this.context.cell(this.at)?.getAttribute('aria-label') ?? ''
  }

  /** Makes the cell of the cursor the tab stop. */
  sync(): void {
    const cell = this.context.cell(this.at)
    if (this.cell !== cell) this.cell?.removeAttribute('tabindex')
    this.cell = cell
    if (cell && cell.tabIndex !== 0) cell.tabIndex = 0
    if (this.marked) this.mark()
  }

  private mark(): void {
    this.unmark()
    const { picked } = this
    this.marked = picked && this.context.block(picked.id)
    this.marked?.setAttribute('data-picked', '')
  }

  unmark(): void {
    this.marked?.removeAttribute('data-picked')
    this.marked = undefined
  }
}
