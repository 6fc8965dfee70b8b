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

/** CSS pixels after which a press becomes a drag. */
const slack = 4

/** CSS pixels above the lower edge of a meeting in which a drag changes its end, for mouse and pen, and for a finger. */
const edge = { fine: 8, touch: 16 }

/** Milliseconds after which a finger that stays where it is lifts what is under it. */
export const longPressMs = 450

/** CSS pixels within which a finger stays where it is: fingers tremble. */
const tremble = 10

interface Press {
  /** Left out while a new meeting is drawn. */
  meeting?: PlacedMeeting
  isEnd: boolean
  x: number
  y: number
  pointerId: number
  isTouch: boolean
  /** Of a finger: along which line its drag goes; the other one is locked, since a finger hides where it points. */
  axis?: 'days' | 'hours'
  /** Time and day under the pointer at the press; set once the press is a drag. */
  from?: { minutes: number; column: number }
  span?: GridSpan
}

/**
 * A press opens or creates a meeting, a drag creates, moves or lengthens a meeting. The drag of a finger scrolls the page,
 * unless the finger was held first.
 */
export class GridPointer {
  private context: GridContext
  private cursor: GridCursor
  private preview: DragPreview
  private press: Press | undefined
  private holding: ReturnType<typeof setTimeout> | undefined
  /** The click event that follows a drag is ignored. */
  private hasDragged = false

  constructor(context: GridContext, cursor: GridCursor, preview: DragPreview) {
    this.context = context
    this.cursor = cursor
    this.preview = preview
  }

  down(event: PointerEvent): void {
    this.hasDragged = false
    const { button, clientX: x, clientY: y, pointerId, pointerType } = event
    const { isReadOnly, onChange, onCreate } = this.context.props
    if (button !== 0 || isReadOnly) return
    this.end()
    const isTouch = pointerType === 'touch'
    const press = { x, y, pointerId, isTouch }
    const block = this.blockAt(event)
    const meeting = this.meetingOf(block)
    if (block && meeting && onChange) {
      const { bottom, height } = block.getBoundingClientRect()
      const reach = Math.min(isTouch ? edge.touch : edge.fine, height / 3)
      this.press = { ...press, meeting, isEnd: y > bottom - reach }
    } else if (!block && onCreate && this.placeAt(event)) this.press = { ...press, isEnd: false }
    if (isTouch && this.press) this.holding = setTimeout(() => this.lift(), longPressMs)
  }

  move(event: PointerEvent): void {
    const { press } = this
    if (!press || event.pointerId !== press.pointerId) return
    const { clientX: x, clientY: y } = event
    const [right, down] = [x - press.x, y - press.y]
    if (!press.from) {
      if (Math.hypot(right, down) < (press.isTouch ? tremble : slack)) return
      // A finger that moves before it is held scrolls.
      if (press.isTouch) this.end()
      if (press.isTouch || !this.begin(press)) return
    }
    if (press.isTouch && !press.axis) {
      if (Math.hypot(right, down) < tremble) return
      const isSideways = press.meeting && !press.isEnd && Math.abs(right) > Math.abs(down)
      press.axis = isSideways ? 'days' : 'hours'
    }
    this.follow(press, press.axis === 'hours' ? press.x : x, press.axis === 'days' ? press.y : y)
  }

  /** Keeps the page where it is while a finger drags; the grid listens for this event itself, since React cannot prevent it. */
  touchMove = (event: TouchEvent): void => {
    if (this.press?.isTouch && this.press.from && event.cancelable) event.preventDefault()
  }

  /** A finger that is held opens no menu of the browser. */
  contextMenu(event: MouseEvent): void {
    if (this.press?.isTouch) event.preventDefault()
  }

  /** A finger was held: what is under it can be dragged. */
  private lift(): void {
    const { press } = this
    if (!press || !this.begin(press)) return
    navigator.vibrate?.(10)
    this.follow(press, press.x, press.y)
  }

  private follow(press: Press, x: number, y: number): void {
    const span = this.spanOf(press, x, y)
    if (!span || (press.span && isSameSpan(span, press.span))) return
    press.span = span
    if (press.meeting) this.preview.showChange(press.meeting, span)
    else this.preview.show(span)
  }

  up(): void {
    const { press } = this
    this.end()
    if (!press?.span) return
    const { meeting, span } = press
    const { hours, onCreate } = this.context.props
    if (meeting) this.preview.commit()
    else this.preview.hide()
    const place = { row: rowOfMinutes(span.start, hours), column: this.context.columnOf(span.day) }
    this.cursor.go(place, { hold: meeting?.id })
    if (!meeting) onCreate?.(span)
  }

  /** Cancels the drag: by Escape, or because the system has taken the pointer away. */
  cancel(): void {
    const isDrag = this.press?.span !== undefined
    const isMove = this.press?.meeting !== undefined
    this.end()
    if (!isDrag) return
    if (isMove) this.preview.cancel()
    else this.preview.hide()
  }

  click(event: MouseEvent): void {
    const isOfDrag = this.hasDragged && event.detail > 0
    this.hasDragged = false
    if (isOfDrag) return
    const { hours, days, isReadOnly, onOpen, onCreate } = this.context.props
    const meeting = this.meetingOf(this.blockAt(event))
    if (meeting) {
      const place = { row: rowOfMinutes(meeting.start, hours), column: this.context.columnOf(meeting.day) }
      this.cursor.go(place, { hold: meeting.id })
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
      this.context.announceFixed(press.meeting)
      this.press = undefined
      this.hasDragged = true
      return false
    }
    const from = this.under(press.x, press.y)
    if (!from) return false
    press.from = from
    this.hasDragged = true
    this.context.scene?.setPointerCapture?.(press.pointerId)
    this.context.scene?.setAttribute('data-dragging', press.isEnd ? 'end' : '')
    document.addEventListener('keydown', this.onKey, true)
    return true
  }

  private end(): void {
    clearTimeout(this.holding)
    this.press = undefined
    this.context.scene?.removeAttribute('data-dragging')
    document.removeEventListener('keydown', this.onKey, true)
  }

  private onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.cancel()
  }

  private spanOf({ meeting, isEnd, from }: Press, x: number, y: number): GridSpan | undefined {
    const { days, hours } = this.context.props
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
    const rect = this.context.part('layer')?.getBoundingClientRect()
    if (!rect || rect.height === 0 || rect.width === 0) return undefined
    const { days, hours } = this.context.props
    const column = Math.floor(((x - rect.left) / rect.width) * days.length)
    return {
      minutes: hours.start + ((y - rect.top) / rect.height) * (hours.end - hours.start),
      column: Math.max(0, Math.min(column, days.length - 1)),
    }
  }

  /** The meeting under the pointer. The focused cell lies over the meetings, so that its focus ring is visible. */
  private blockAt({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
    const hit = (target as Element).closest<HTMLElement>('[data-id]')
    if (hit) return hit
    if (!(target as Element).matches('tbody td:focus')) return undefined
    const under = document.elementsFromPoint?.(clientX, clientY) ?? []
    return under.map((one) => one.closest<HTMLElement>('[data-id]')).find((one) => one !== null) ?? undefined
  }

  private placeAt({ target }: MouseEvent): GridPlace | undefined {
    return this.context.placeOf(target as Element)
  }

  private meetingOf(block: HTMLElement | undefined): PlacedMeeting | undefined {
    const id = block?.dataset.id
    return id === undefined ? undefined : this.context.find(id)?.meeting
  }
}
