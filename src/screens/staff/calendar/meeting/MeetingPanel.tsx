import { MeetingReading } from './MeetingReading.tsx'
import { MeetingWriting } from './MeetingWriting.tsx'
import type { MeetingHandlers, OpenMeeting } from './openMeeting.ts'

export interface MeetingPanelProps extends MeetingHandlers {
  opened: OpenMeeting
}

/** The dialog of a meeting over the week: a chunk of its own. */
export function MeetingPanel({ opened, ...handlers }: MeetingPanelProps) {
  return 'meeting' in opened ? (
    <MeetingReading key={opened.key} meeting={opened.meeting} {...handlers} />
  ) : (
    <MeetingWriting key={opened.key} draft={opened.draft} {...handlers} />
  )
}
