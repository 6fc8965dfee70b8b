import { MeetingReading } from './MeetingReading.tsx'
import { MeetingWriting } from './MeetingWriting.tsx'
import type { MeetingHandlers, ShownMeeting } from './shownMeeting.ts'

export interface MeetingPanelProps extends MeetingHandlers {
  shown: ShownMeeting
}

/** The sheet of a meeting over the week; loaded apart from it. */
export function MeetingPanel({ shown, ...handlers }: MeetingPanelProps) {
  return shown.kind === 'reading' ? (
    <MeetingReading key={shown.key} meeting={shown.meeting} {...handlers} />
  ) : (
    <MeetingWriting key={shown.key} draft={shown.draft} {...handlers} />
  )
}
