import type { Attendee, Meeting, MeetingFields } from '@atrium/contract/meetings'
import type { RecurrencePattern } from '@atrium/contract/meetings/series'
import type { MeetingValues, SeriesQuestion } from '@atrium/ui/meeting'
import { type ComponentProps, useState } from 'react'
import {
  type ChangeScope,
  canBeOwn,
  choicesOfMove,
  mayChangeOne,
  seriesScopes,
} from '#screens/staff/calendar/seriesPlan.ts'
import { type MeetingCommand, useMeetingCommands } from '#screens/staff/calendar/useMeetingCommands.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { changedFields, fieldsOf } from './meetingRules.ts'
import { dropUnsaved } from './useAttachments.ts'

interface Options {
  draft: MeetingDraft
  /** The people that the form suggests. */
  people: readonly Attendee[]
  onDone: (command: MeetingCommand) => void
  /** Closes the form. */
  leave: () => void
}

/** What the person wants to do with one of a series. */
type Asked = { values: MeetingValues; changed: Partial<MeetingFields> } | 'remove'

/** The patterns to choose from when the meetings of a scope move. */
interface AskedPattern {
  scope: ChangeScope
  moves: ReturnType<typeof choicesOfMove>
}

/**
 * Asks for one of a series which meetings are meant, and carries it out. `ask` and `confirmRemoval` return whether there is
 * something to ask; a meeting that does not repeat is saved and deleted without a question.
 */
export function useSeriesQuestion({ draft, people, onDone, leave }: Options) {
  const store = useAppStore()
  const { create, change, remove } = useMeetingCommands()
  const [asked, setAsked] = useState<Asked>()
  const [askedPattern, setAskedPattern] = useState<AskedPattern>()
  const { id, occurrence } = draft
  const stored = (): Meeting | undefined => {
    const meeting =
      id !== undefined && occurrence !== undefined && selectMeetingEntry(store.getState(), id)?.meeting
    return meeting && meeting.recurrence !== undefined ? meeting : undefined
  }
  const place = { id: id ?? '', occurrence }

  const changedIn = (values: MeetingValues) =>
    changedFields({ base: draft.base, values }, people, stored()?.recurrence?.rule)
  const confirmScope = (values: MeetingValues): boolean => {
    if (!stored()) return false
    const changed = changedIn(values)
    if (Object.keys(changed).length === 0) leave()
    else setAsked({ values, changed })
    return true
  }
  const confirmRemoval = (): boolean => {
    if (!stored()) return false
    setAsked('remove')
    return true
  }
  const close = () => {
    setAsked(undefined)
    setAskedPattern(undefined)
  }
  const execute = (scope: ChangeScope, pattern?: RecurrencePattern) => {
    close()
    if (asked === 'remove') {
      const command = remove(place, scope)
      dropUnsaved(draft.values, draft.base)
      if (command) onDone(command)
    } else if (asked) {
      const command = change(place, asked.changed, scope, pattern)
      // A meeting that the series does not have any more is created, so that no input is lost.
      onDone(command ?? create({ ...fieldsOf(asked.values, people), recurrence: undefined }))
    }
    leave()
  }
  const answer = (scope: ChangeScope) => {
    const meeting = stored()
    const isMove = meeting && occurrence !== undefined && asked !== undefined && asked !== 'remove'
    const moves = isMove ? choicesOfMove(meeting, occurrence, scope, asked.changed) : []
    if (moves.length > 0) setAskedPattern({ scope, moves })
    else execute(scope)
  }
  const isOfOne = asked === 'remove' || !('recurrence' in (asked?.changed ?? {}))
  const series = asked && stored()
  const isFull = series !== undefined && !mayChangeOne(series, occurrence ?? series.day)
  const scopes = seriesScopes.filter((scope) => scope !== 'one' || (isOfOne && !isFull))
  const isOwn = asked && asked !== 'remove' && isOfOne && !canBeOwn(asked.changed)
  const questionOf = (): ComponentProps<typeof SeriesQuestion> | undefined => {
    if (askedPattern && series) {
      const { scope, moves } = askedPattern
      const confirm = (pattern: RecurrencePattern) => execute(scope, pattern)
      return { kind: 'pattern', series, moves, onConfirm: confirm, onCancel: close }
    }
    if (!asked) return undefined
    return {
      kind: asked === 'remove' ? 'remove' : 'change',
      scopes,
      note: isOfOne && isFull ? 'full' : isOwn ? 'ownMeeting' : undefined,
      onConfirm: answer,
      onCancel: close,
    }
  }

  return {
    /** The series of the meeting in the form. */
    stored,
    /** Whether the values differ from those of the meeting. */
    isChanged: (values: MeetingValues) => Object.keys(changedIn(values)).length > 0,
    confirmScope,
    confirmRemoval,
    question: questionOf(),
  }
}
