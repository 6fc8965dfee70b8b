import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { MeetingReading } from './MeetingReading.tsx'
import { MeetingWriting } from './MeetingWriting.tsx'
import type { MeetingDraft } from './meetingDraft.ts'
import type { MeetingHandlers } from './meetingHandlers.ts'
import { OwnMeeting } from './OwnMeeting.tsx'

export interface MeetingPanelProps extends MeetingHandlers {
  /** A draft in the form, or a meeting to read. The `key` is that of its history entry. */
  opened: { key: string } & ({ draft: MeetingDraft } | { meeting: WeekMeeting })
}

/** The dialog of a meeting over the week: a chunk of its own. */
export function MeetingPanel({ opened, ...handlers }: MeetingPanelProps) {
  if ('draft' in opened) return <MeetingWriting key={opened.key} draft={opened.draft} {...handlers} />
  const Part = opened.meeting.isFixed ? MeetingReading : OwnMeeting
  return <Part key={opened.key} meeting={opened.meeting} {...handlers} />
}
