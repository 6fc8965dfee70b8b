import { memo } from 'react'
import type { PlacedMeeting } from './scheduleTypes.ts'

/** Places for initials: with more people than places, the last place has the number of the rest. */
const places = [2, 3, 4, 5] as const

/** "+4" for each number of places that is too small, as `data-2`, `data-3` and so on: the style draws one of them. */
const restOf = (people: number, taken: number) =>
  Object.fromEntries(
    places
      .filter((place) => place > taken && people + taken > place)
      .map((place) => [`data-${place}`, `+${people + taken - place + 1}`]),
  )

export interface MeetingBlockProps {
  meeting: PlacedMeeting
  /** CSS `inset` inside its day. */
  inset: string
  /** By its length: one line; two; two of a title; four. What does not fit gives way (`gridBlocks.styles.ts`). */
  size: 'line' | 'short' | 'medium' | 'tall'
  /** How many blocks share the width of the day. */
  lanes: number
  /** Its day is the only one: there is room for words. */
  isAlone: boolean
}

/** A meeting on the week (spec 2, My Schedule): one element without listeners; the grid listens. */
export const MeetingBlock = memo(function MeetingBlock({
  meeting,
  inset,
  size,
  lanes,
  isAlone,
}: MeetingBlockProps) {
  const { id, title, time, initials, look, isFixed, label, start, end, answer, accepted, room } = meeting
  const { isRepeating, roomTaken, isOthers } = meeting
  const hasTime = lanes <= 2 || isAlone
  const [from, to = ''] = time.split(/(?=–)/)
  // The number of accepted responses takes two places.
  const taken = accepted ? 2 : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a week may have thousands, and a real button has one box more.
    <div
      role="button"
      tabIndex={-1}
      aria-label={label}
      data-id={id}
      data-look={isOthers ? undefined : look}
      data-others={isOthers ? '' : undefined}
      data-size={size}
      data-lanes={Math.min(lanes, 5)}
      data-fixed={isFixed ? '' : undefined}
      data-answer={answer}
      data-repeats={isRepeating ? '' : undefined}
      data-taken={roomTaken ? '' : undefined}
      title={label}
      style={{ inset }}
    >
      {/* Five are too narrow for words. */}
      {lanes <= 4 && <b>{title}</b>}
      {hasTime && ' '}
      {hasTime && (
        // The room is in the label; in words beside the time only where the day has the whole width.
        <span data-room={isAlone ? room : undefined}>
          {from}
          {/* The end gives way first where two share the width. */}
          <span>{to}</span>
        </span>
      )}
      {/* In the label, in another place: drawn by the style, and first of what has no room to give way. */}
      {roomTaken && hasTime && <strong aria-hidden data-text={roomTaken} />}
      {hasTime && end - start >= 60 && initials.length > 0 && (
        // The names are in the label, which begins with the texts of the block: initials are drawn by the style.
        <small aria-hidden data-people={Math.min(initials.length + taken, 6)}>
          {accepted && <i data-accepted="" data-text={accepted} />}
          {accepted && <i hidden />}
          {initials.slice(0, 5 - taken).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may share their initials.
            <i key={at} data-text={one} />
          ))}
          {initials.length + taken > places[0] && <u {...restOf(initials.length, taken)} />}
        </small>
      )}
      {hasTime && !isAlone && room && end - start >= 60 && <q aria-hidden data-text={room} />}
    </div>
  )
})
