import { memo } from 'react'
import type { PlacedMeeting } from './scheduleTypes.ts'

/** Attendees that are drawn; the others are counted. */
const chipCount = 4

export interface MeetingBlockProps {
  meeting: PlacedMeeting
  /** CSS `inset` inside its day. */
  inset: string
  /** What fits: one line; a title of one line and the time; a title of two lines; everything. */
  size: 'line' | 'short' | 'medium' | 'tall'
  /** The part of the width of a day; left out for the full width. A bar is too narrow for text. */
  width: 'half' | 'narrow' | 'bar' | undefined
}

/** A meeting on the week (spec 2, My Schedule): one element without listeners; the grid listens. */
export const MeetingBlock = memo(function MeetingBlock({ meeting, inset, size, width }: MeetingBlockProps) {
  const { id, title, time, initials, look, isFixed, label, start, end } = meeting
  const isTimeFirst = size === 'medium' || size === 'tall'
  const hasTime = width === undefined || width === 'half'
  const shownTime = hasTime && <span>{time}</span>
  const more = initials.length - chipCount
  return (
    // biome-ignore lint/a11y/useSemanticElements: a week may have thousands, and a real button has one box more.
    <div
      role="button"
      tabIndex={-1}
      aria-label={label}
      data-id={id}
      data-look={look}
      data-size={size}
      data-width={width}
      data-fixed={isFixed ? '' : undefined}
      title={hasTime ? undefined : `${title}, ${time}`}
      style={{ inset }}
    >
      {isTimeFirst && shownTime}
      {width !== 'bar' && <b>{title}</b>}
      {!isTimeFirst && shownTime}
      {hasTime && end - start >= 60 && initials.length > 0 && (
        <small>
          {initials.slice(0, chipCount).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may share their initials.
            <i key={at}>{one}</i>
          ))}
          {more > 0 && <i>{`+${more}`}</i>}
        </small>
      )}
    </div>
  )
})
