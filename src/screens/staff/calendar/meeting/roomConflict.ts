import type { IsoDay } from '@atrium/contract/days'
import type { RoomConflict } from '@atrium/ui/meeting'
import { roomTakenDays } from '#features/schedule/meetingAnswers.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** Why a meeting does not have its room; `undefined` when it has. */
export function conflictOf(
  meeting: WeekMeeting,
  isFreed: (taken: readonly IsoDay[]) => boolean,
): RoomConflict | undefined {
  const days = roomTakenDays(meeting)
  const { roomname: room = '', shared } = meeting
  if (days.length === 0) return undefined
  return { kind: shared?.isRoomGone ? 'roomGone' : isFreed(days) ? 'roomFreed' : 'roomTaken', room, days }
}
