import type { KeyboardEvent } from 'react'
import type { DragPreview } from './dragPreview.ts'
import type { GridContext } from './gridContext.ts'
import type { GridCursor } from './gridCursor.ts'
import {
  drawnSpan,
  movedSpan,
  newSpan,
  rowCountOf,
  rowOfMinutes,
  stretchedSpan,
  timesOf,
} from './gridMath.ts'

/** By how many rows and days a key moves. */
const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The keys of the grid. A key that the grid uses does not reach the page. */
export class GridKeys {
  private context: GridContext
  private cursor: GridCursor
  private preview: DragPreview
  /** The times of the rows that Shift with an arrow has selected; `to` is the row of the cursor. */
  private selection: { day: string; from: number; to: number; first: string | undefined } | undefined

  constructor(context: GridContext, cursor: GridCursor, preview: DragPreview) {
    this.context = context
    this.cursor = cursor
    this.preview = preview
  }

  handle(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    const block = (target as Element).closest<HTMLElement>('[data-id]')
    const note = (target as Element).closest<HTMLElement>('[data-from]')
    if (note && !metaKey && !altKey && !ctrlKey && this.leaveNote(note, key)) event.preventDefault()
    if (metaKey || !(block || this.context.placeOf(target as Element))) return
    if (block?.dataset.id !== undefined) this.cursor.hold(block.dataset.id)
    const arrow = arrows[key]
    let isMine = true
    if (altKey) isMine = arrow !== undefined && this.shift(arrow, ctrlKey)
    else if (shiftKey && arrow && arrow[0] !== 0 && !ctrlKey) this.extendSelection(arrow[0])
    else if ((key === 'Enter' && !ctrlKey && !shiftKey) || (key === ' ' && block)) this.enter()
    else if (key === ' ') this.space()
    else if (key === 'Escape') isMine = this.escape()
    else isMine = this.navigate(key, ctrlKey)
    if (!isMine) return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
  }

  /** The arrow keys go from note to note over the days, and down to the hours. Returns whether the key is used. */
  private leaveNote(note: HTMLElement, key: string): boolean {
    const { notes } = this.context
    const [rows, columns] = arrows[key] ?? [0, 0]
    if (rows > 0) this.cursor.go(this.cursor.at, { isShown: true })
    else notes[notes.indexOf(note) + rows + columns]?.focus()
    return rows !== 0 || columns !== 0
  }

  /** The focus leaves the grid: a pending change is made. */
  leave(): void {
    this.preview.commit()
    this.drop()
    this.cursor.leave()
  }

  /** Discards the selected rows when other days are shown: they belong to the days that were shown. */
  sync(): void {
    if (this.selection?.first !== this.context.props.days[0]?.day) this.drop()
  }

  /** Discards the selected rows. */
  drop(): void {
    if (!this.selection) return
    this.selection = undefined
    this.preview.hide()
  }

  private enter(): void {
    const { props } = this.context
    const { cursor, selection } = this
    const { picked, day, minutes } = cursor
    if (this.preview.pending) this.settle({ isHeld: true })
    else if (selection) {
      this.drop()
      props.onCreate?.(drawnSpan(selection.day, selection.from, selection.to, props.hours))
    } else if (picked) props.onOpen(picked.id)
    else if (!props.isReadOnly) props.onCreate?.(newSpan(day, minutes, props.hours))
  }

  private space(): void {
    if (this.preview.pending) this.settle()
    this.drop()
    this.cursor.pickNext()
  }

  private escape(): boolean {
    if (!this.preview.pending && !this.selection) return false
    if (this.preview.pending) this.preview.cancel()
    else this.context.announce(this.context.t('grid.cancelled'))
    this.drop()
    return true
  }

  /** Alt with an arrow moves a meeting; Ctrl and Alt with an arrow changes its end. Returns whether the key is used. */
  private shift([rows, days]: readonly [number, number], isStretched: boolean): boolean {
    const { hours, onChange, isReadOnly } = this.context.props
    const meeting = this.preview.pending?.meeting ?? this.cursor.picked
    if (isReadOnly || !onChange || !meeting || (isStretched && days !== 0)) return false
    this.drop()
    if (meeting.isFixed) {
      this.context.announceFixed(meeting)
      return true
    }
    const before = this.preview.pending?.span ?? { day: meeting.day, start: meeting.start, end: meeting.end }
    const by = rows * hours.step
    const day = this.context.props.days[this.context.columnOf(before.day) + days]?.day
    const span = isStretched ? stretchedSpan(before, by, hours) : movedSpan(before, by, hours, day)
    this.preview.showChange(meeting, span)
    this.context.part('ghost')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    const { t, names } = this.context
    this.context.announce(
      t('grid.preview', {
        title: meeting.title,
        day: names.formatDayOfYear(span.day),
        time: timesOf(span),
      }),
    )
    return true
  }

  /** Shift with an arrow selects rows for a new meeting. */
  private extendSelection(rows: number): void {
    if (this.preview.pending) this.settle()
    const { days, hours, onCreate, isReadOnly } = this.context.props
    const { row, column } = this.cursor.at
    if (isReadOnly || !onCreate) return
    const from = this.selection?.from ?? this.cursor.minutes
    this.cursor.go({ row: row + rows, column }, { isShown: true })
    this.selection = { day: this.cursor.day, from, to: this.cursor.minutes, first: days[0]?.day }
    const span = drawnSpan(this.selection.day, from, this.selection.to, hours)
    this.preview.show(span)
    this.context.announce(timesOf(span))
  }

  /** Makes the pending change and moves the cursor to the meeting's cell, or to the meeting itself. */
  private settle({ isHeld = false } = {}): void {
    const done = this.preview.commit()
    if (!done) return
    const { meeting, span } = done
    const row = rowOfMinutes(span.start, this.context.props.hours)
    const place = { row, column: this.context.columnOf(span.day) }
    this.cursor.go(place, { [isHeld ? 'hold' : 'pick']: meeting.id, isShown: true })
  }

  private navigate(key: string, isCtrl: boolean): boolean {
    const arrow = isCtrl ? undefined : arrows[key]
    if (!arrow && !['Home', 'End', 'PageUp', 'PageDown'].includes(key)) return false
    if (this.preview.pending) this.settle()
    this.drop()
    const { days, hours, onWeek } = this.context.props
    const { cursor } = this
    const { row, column } = cursor.at
    const last = { row: rowCountOf(hours) - 1, column: days.length - 1 }
    if (key === 'PageUp' || key === 'PageDown')
      cursor.goWith(() => onWeek(key === 'PageUp' ? -1 : 1), { row, column })
    else if (!arrow) {
      const isHome = key === 'Home'
      const end = isHome ? { row: 0, column: 0 } : last
      cursor.go(isCtrl ? end : { row, column: end.column }, { isShown: true })
    } else {
      const [rows, steps] = arrow
      const note = rows < 0 && row === 0 ? this.context.noteOver(column) : undefined
      if (note) {
        cursor.leave()
        note.focus()
        return true
      }
      const next = column + steps
      if (next >= 0 && next <= last.column) cursor.go({ row: row + rows, column: next }, { isShown: true })
      else cursor.goWith(() => onWeek(next < 0 ? -1 : 1), { row, column: next < 0 ? last.column : 0 })
    }
    return true
  }
}
