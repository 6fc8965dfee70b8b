import type { GridContext, GridPlace } from './gridContext.ts'
import { meetingsAt, minutesOfRow, rowCountOf, rowOfMinutes } from './gridMath.ts'
import type { PlacedMeeting } from './scheduleTypes.ts'

const clamp = (value: number, high: number) => Math.max(0, Math.min(value, high))

/** The cell that Tab leads to, its name, and which of its meetings is meant. */
export class GridCursor {
  private desk: GridContext
  private place: GridPlace | undefined
  private pickedId: string | undefined
  /** Where it goes as soon as other days are shown. */
  private wanted: GridPlace | undefined
  private cell: HTMLElement | undefined
  private marked: HTMLElement | undefined

  constructor(desk: GridContext) {
    this.desk = desk
  }

  /** At first now, or the beginning of today, or of the first day. */
  get at(): GridPlace {
    if (this.place) return this.place
    const { days, now, hours } = this.desk.props
    const today = days.findIndex(({ isToday }) => isToday)
    const isNow = now !== undefined && days[today]?.day === now.day
    return { row: isNow ? rowOfMinutes(now.minutes, hours) : 0, column: Math.max(0, today) }
  }

  get day(): string {
    return this.desk.props.days[this.at.column]?.day ?? ''
  }

  get minutes(): number {
    return minutesOfRow(this.at.row, this.desk.props.hours)
  }

  /** What stands in its cell. */
  get meetings(): readonly PlacedMeeting[] {
    const { days, hours } = this.desk.props
    return meetingsAt(days[this.at.column]?.meetings ?? [], this.minutes, hours.step)
  }

  /** The meeting that Enter opens and Alt with the arrows moves. */
  get picked(): PlacedMeeting | undefined {
    const { meetings } = this
    return meetings.find(({ id }) => id === this.pickedId) ?? meetings[0]
  }

  /** Space: the next of several. */
  pickNext(): void {
    const { meetings, picked } = this
    if (!picked) return
    const next = (meetings.indexOf(picked) + 1) % meetings.length
    const meeting = meetings[next] ?? picked
    this.pickedId = meeting.id
    this.mark()
    this.desk.say(this.desk.props.texts.picked(meeting, next, meetings.length))
  }

  /** `isShown`: the keyboard leads, so that the meeting that is meant is marked. */
  go(place: GridPlace, { pick, isShown = false }: { pick?: string; isShown?: boolean } = {}): void {
    const { days, hours } = this.desk.props
    this.place = {
      row: clamp(place.row, rowCountOf(hours) - 1),
      column: clamp(place.column, days.length - 1),
    }
    this.wanted = undefined
    if (pick !== undefined) this.pickedId = pick
    this.sync()
    this.cell?.focus({ preventScroll: !isShown })
    if (isShown) this.mark()
    else this.unmark()
  }

  /** Other days are asked for; the cursor goes on there. */
  goWith(ask: () => void, place: GridPlace): void {
    this.place = this.at
    this.wanted = place
    ask()
  }

  /** Other days are shown. */
  arrive(): void {
    const { wanted } = this
    if (!wanted) {
      this.sync()
      return
    }
    const hasFocus = this.desk.scene?.contains(document.activeElement) ?? false
    if (hasFocus) {
      this.go(wanted, { isShown: true })
      // The focus may be where it was, so that nobody would hear of the new date.
      this.desk.say(this.name)
    } else {
      this.place = wanted
      this.wanted = undefined
      this.sync()
    }
  }

  private get name(): string {
    const { days, texts } = this.desk.props
    const day = days[this.at.column]
    return day ? texts.cell(day, this.minutes, this.meetings) : ''
  }

  /** The one cell that Tab leads to has its name; the others need none until the cursor comes. */
  sync(): void {
    const cell = this.desk.cell(this.at)
    if (this.cell && this.cell !== cell) {
      this.cell.removeAttribute('tabindex')
      this.cell.removeAttribute('aria-label')
    }
    this.cell = cell
    const { name } = this
    if (cell && cell.tabIndex !== 0) cell.tabIndex = 0
    if (cell?.getAttribute('aria-label') !== name) cell?.setAttribute('aria-label', name)
    if (this.marked) this.mark()
  }

  private mark(): void {
    this.unmark()
    const { picked } = this
    this.marked = picked && this.desk.block(picked.id)
    this.marked?.setAttribute('data-picked', '')
  }

  unmark(): void {
    this.marked?.removeAttribute('data-picked')
    this.marked = undefined
  }
}
