import type { GridContext } from './gridContext.ts'
import { insetOf, isSameSpan } from './gridMath.ts'
import type { GridSpan, PlacedMeeting } from './scheduleTypes.ts'

/** The box that shows what would be: a new meeting while it is drawn, an old one while it is moved or made longer. */
export class DragPreview {
  private desk: GridContext
  /** The meeting that is being changed, and its times to be. */
  pending: { meeting: PlacedMeeting; span: GridSpan } | undefined
  private lifted: HTMLElement | undefined

  constructor(desk: GridContext) {
    this.desk = desk
  }

  /** Shows a span, without a meeting or in the looks of one. */
  show(span: GridSpan, meeting?: PlacedMeeting): void {
    const ghost = this.desk.part('ghost')
    const { days, hours, texts } = this.desk.props
    const column = this.desk.columnOf(span.day)
    if (!ghost || column < 0) return
    const [title, time] = ghost.children
    if (title) title.textContent = meeting?.title ?? ''
    if (time) time.textContent = `${texts.time(span.start)}–${texts.time(span.end)}`
    if (meeting) ghost.dataset.look = String(meeting.look)
    else delete ghost.dataset.look
    ghost.style.inset = insetOf(span, column / days.length, (column + 1) / days.length, hours)
    ghost.hidden = false
  }

  hide(): void {
    const ghost = this.desk.part('ghost')
    if (ghost) ghost.hidden = true
    this.lifted?.removeAttribute('data-lifted')
    this.lifted = undefined
  }

  /** Shows other times for a meeting; nothing is changed yet. */
  preview(meeting: PlacedMeeting, span: GridSpan): void {
    if (this.pending?.meeting.id !== meeting.id) {
      this.hide()
      this.lifted = this.desk.block(meeting.id)
      this.lifted?.setAttribute('data-lifted', '')
    }
    this.pending = { meeting, span }
    this.show(span, meeting)
  }

  /** Changes the meeting, and gives what it has become. */
  commit(): { meeting: PlacedMeeting; span: GridSpan } | undefined {
    const { pending } = this
    if (!pending) return undefined
    this.pending = undefined
    this.hide()
    const { meeting, span } = pending
    const { texts, onChange } = this.desk.props
    if (isSameSpan(meeting, span)) this.desk.say(texts.cancelled)
    else {
      this.desk.say(texts.changed(meeting, span))
      onChange?.(meeting.id, span)
    }
    return pending
  }

  /** Gives the change up. */
  cancel(): void {
    if (!this.pending) return
    this.pending = undefined
    this.hide()
    this.desk.say(this.desk.props.texts.cancelled)
  }

  /** The meeting is gone, or has become another: a change of what it was ends quietly. */
  sync(): void {
    if (!this.pending) return
    if (this.desk.find(this.pending.meeting.id)?.meeting === this.pending.meeting) return
    this.pending = undefined
    this.hide()
  }
}
