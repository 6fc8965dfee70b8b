import type { MouseEvent, PointerEvent } from 'react'
import type { DragPreview } from './dragPreview.ts'
import type { GridContext, GridPlace } from './gridContext.ts'
import type { GridCursor } from './gridCursor.ts'
import {
  drawnSpan,
  isSameSpan,
  minutesOfRow,
  movedSpan,
  newSpan,
  rowOfMinutes,
  stretchedSpan,
} from './gridMath.ts'
import type { GridSpan, PlacedMeeting } from './scheduleTypes.ts'

/** CSS pixels that the mouse moves before a press is a drag. */
const slack = 4

/** CSS pixels above the lower edge of a meeting that take hold of its end. */
const edge = 8

interface Press {
  /** Left out while something new is drawn. */
  meeting?: PlacedMeeting
  isEnd: boolean
  x: number
  y: number
  pointerId: number
  /** The time and the day under the pointer at the press; known once it is a drag. */
  from?: { minutes: number; column: number }
  span?: GridSpan
}

/** Mouse and pen: a press opens or makes, a drag makes, moves or makes longer. A finger presses; its drag scrolls. */
export class GridPointer {
  private desk: GridContext
  private cursor: GridCursor
  private change: DragPreview
  private press: Press | undefined
  /** A click follows a drag: it means nothing. */
  private hasDragged = false

  constructor(desk: GridContext, cursor: GridCursor, change: DragPreview) {
    this.desk = desk
    this.cursor = cursor
    this.change = change
  }

  down(event: PointerEvent): void {
    this.hasDragged = false
    const { button, clientX: x, clientY: y, pointerId, pointerType } = event
    const { isReadOnly, onChange, onCreate } = this.desk.props
    if (button !== 0 || pointerType === 'touch' || isReadOnly) return
    const block = this.blockAt(event)
    const meeting = this.meetingOf(block)
    if (block && meeting && onChange) {
      const { bottom, height } = block.getBoundingClientRect()
      this.press = { meeting, isEnd: y > bottom - Math.min(edge, height / 3), x, y, pointerId }
    } else if (!block && onCreate && this.placeAt(event)) this.press = { isEnd: false, x, y, pointerId }
  }

  move(event: PointerEvent): void {
    const { press } = this
    if (!press || event.pointerId !== press.pointerId) return
    const { clientX: x, clientY: y } = event
    if (!press.from) {
      if (Math.hypot(x - press.x, y - press.y) < slack) return
      if (!this.begin(press)) return
    }
    const span = this.spanOf(press, x, y)
    if (!span || (press.span && isSameSpan(span, press.span))) return
    press.span = span
    if (press.meeting) this.change.preview(press.meeting, span)
    else this.change.show(span)
  }

  up(): void {
    const { press } = this
    this.end()
    if (!press?.span) return
    const { meeting, span } = press
    const { hours, onCreate } = this.desk.props
    if (meeting) this.change.commit()
    else this.change.hide()
    const place = { row: rowOfMinutes(span.start, hours), column: this.desk.columnOf(span.day) }
    this.cursor.go(place, meeting && { pick: meeting.id })
    if (!meeting) onCreate?.(span)
  }

  /** Escape, or the system takes the pointer away. */
  cancel(): void {
    const isDrag = this.press?.span !== undefined
    const isMove = this.press?.meeting !== undefined
    this.end()
    if (!isDrag) return
    if (isMove) this.change.cancel()
    else this.change.hide()
  }

  click(event: MouseEvent): void {
    const isOfDrag = this.hasDragged && event.detail > 0
    this.hasDragged = false
    if (isOfDrag) return
    const { hours, days, isReadOnly, onOpen, onCreate } = this.desk.props
    const meeting = this.meetingOf(this.blockAt(event))
    if (meeting) {
      const place = { row: rowOfMinutes(meeting.start, hours), column: this.desk.columnOf(meeting.day) }
      this.cursor.go(place, { pick: meeting.id })
      onOpen(meeting.id)
      return
    }
    const place = this.placeAt(event)
    const day = place && days[place.column]?.day
    if (!day) return
    this.cursor.go(place)
    if (!isReadOnly) onCreate?.(newSpan(day, minutesOfRow(place.row, hours), hours))
  }

  private begin(press: Press): boolean {
    if (press.meeting?.isFixed) {
      this.desk.say(this.desk.props.texts.fixed(press.meeting))
      this.press = undefined
      this.hasDragged = true
      return false
    }
    const from = this.under(press.x, press.y)
    if (!from) return false
    press.from = from
    this.hasDragged = true
    this.desk.scene?.setPointerCapture?.(press.pointerId)
    this.desk.scene?.setAttribute('data-dragging', press.isEnd ? 'end' : '')
    document.addEventListener('keydown', this.onKey, true)
    return true
  }

  private end(): void {
    this.press = undefined
    this.desk.scene?.removeAttribute('data-dragging')
    document.removeEventListener('keydown', this.onKey, true)
  }

  private onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.cancel()
  }

  private spanOf({ meeting, isEnd, from }: Press, x: number, y: number): GridSpan | undefined {
    const { days, hours } = this.desk.props
    const here = this.under(x, y)
    if (!here || !from) return undefined
    if (!meeting) return drawnSpan(days[from.column]?.day ?? '', from.minutes, here.minutes, hours)
    const by = Math.round((here.minutes - from.minutes) / hours.step) * hours.step
    const { day, start, end } = meeting
    if (isEnd) return stretchedSpan({ day, start, end }, by, hours)
    return movedSpan({ day, start, end }, by, hours, days[here.column]?.day)
  }

  /** The time and the day at a point of the window. */
  private under(x: number, y: number): { minutes: number; column: number } | undefined {
    const rect = this.desk.part('layer')?.getBoundingClientRect()
    if (!rect || rect.height === 0 || rect.width === 0) return undefined
    const { days, hours } = this.desk.props
    const column = Math.floor(((x - rect.left) / rect.width) * days.length)
    return {
      minutes: hours.start + ((y - rect.top) / rect.height) * (hours.end - hours.start),
      column: Math.max(0, Math.min(column, days.length - 1)),
    }
  }

  /** The focused cell lies over the meetings, so that its ring is seen: what is under it counts. */
  private blockAt({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
    const hit = (target as Element).closest<HTMLElement>('[data-id]')
    if (hit) return hit
    if (!(target as Element).matches('tbody td:focus')) return undefined
    const under = document.elementsFromPoint?.(clientX, clientY) ?? []
    return under.map((one) => one.closest<HTMLElement>('[data-id]')).find((one) => one !== null) ?? undefined
  }

  private placeAt({ target }: MouseEvent): GridPlace | undefined {
    return this.desk.placeOf(target as Element)
  }

  private meetingOf(block: HTMLElement | undefined): PlacedMeeting | undefined {
    const id = block?.dataset.id
    return id === undefined ? undefined : this.desk.find(id)?.meeting
  }
}
