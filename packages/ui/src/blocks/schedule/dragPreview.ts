import type { GridContext } from './gridContext.ts'
import { insetOf, isSameSpan, timesOf } from './gridMath.ts'
import type { GridSpan, PlacedMeeting } from './scheduleTypes.ts'

/** The box that shows a new meeting while it is drawn, or a meeting while it is moved or made longer. */
export class DragPreview {
  private context: GridContext
  /** The meeting that is being changed, and its new times. */
  pending: { meeting: PlacedMeeting; span: GridSpan } | undefined
  private lifted: HTMLElement | undefined

  constructor(context: GridContext) {
    this.context = context
  }

  /** Shows the box at a span: empty, or with title and colour of a meeting. */
  show(span: GridSpan, meeting?: PlacedMeeting): void {
    const ghost = this.context.part('ghost')
    const { days, hours } = this.context.props
    const column = this.context.columnOf(span.day)
    if (!ghost || column < 0) return
    const [title, time] = ghost.children
    if (title) title.textContent = meeting?.title ?? ''
    if (time) time.textContent = timesOf(span)
    if (meeting) ghost.dataset.look = String(meeting.look)
    else delete ghost.dataset.look
    ghost.style.inset = insetOf(span, column / days.length, (column + 1) / days.length, hours)
    ghost.hidden = false
  }

  hide(): void {
    const ghost = this.context.part('ghost')
    if (ghost) ghost.hidden = true
    this.lifted?.removeAttribute('data-lifted')
    this.lifted = undefined
  }

  /** Shows the box at the new times of a meeting. The meeting itself is changed by `commit`. */
  showChange(meeting: PlacedMeeting, span: GridSpan): void {
    if (this.pending?.meeting.id !== meeting.id) {
      this.hide()
      this.lifted = this.context.block(meeting.id)
      this.lifted?.setAttribute('data-lifted', '')
    }
    this.pending = { meeting, span }
    this.show(span, meeting)
  }

  /** Reports the change with `onChange`. Returns the meeting and its new times; `undefined` without a change. */
  commit(): { meeting: PlacedMeeting; span: GridSpan } | undefined {
    const { pending } = this
    if (!pending) return undefined
    this.pending = undefined
    this.hide()
    const { meeting, span } = pending
    if (isSameSpan(meeting, span)) this.context.announce(this.context.t('grid.cancelled'))
    else {
      // `UndoNote` announces the change.
      this.context.announce('')
      this.context.props.onChange?.(meeting.id, span)
    }
    return pending
  }

  /** Discards the change and announces that. */
  cancel(): void {
    if (!this.pending) return
    this.pending = undefined
    this.hide()
    this.context.announce(this.context.t('grid.cancelled'))
  }

  /** Discards the change without an announcement if the meeting was deleted, moved elsewhere, or may no longer be moved. */
  sync(): void {
    if (!this.pending) return
    const { meeting, span } = this.pending
    const now = this.context.find(meeting.id)?.meeting
    if (now && !now.isFixed && isSameSpan(now, meeting)) this.pending = { meeting: now, span }
    else {
      this.pending = undefined
      this.hide()
    }
  }
}
