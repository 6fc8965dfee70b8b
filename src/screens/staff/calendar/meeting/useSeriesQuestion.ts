import { limits } from '@atrium/contract/core'
import type { Invitee, Meeting, MeetingFields } from '@atrium/contract/meetings'
import { choiceOf, type MovedSeries } from '@atrium/contract/meetings/series'
import type { MeetingValues } from '@atrium/ui/meeting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  canBeOwn,
  choicesOfMove,
  mayChangeOne,
  type SeriesScope,
  seriesScopes,
} from '#screens/staff/calendar/seriesPlan.ts'
import { type MeetingCommand, useMeetingCommands } from '#screens/staff/calendar/useMeetingCommands.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { changedFields, fieldsOf } from './meetingRules.ts'
import { dropUnsaved } from './useAttachments.ts'
import { useRepeatTexts } from './useRepeatTexts.ts'

interface Options {
  draft: MeetingDraft
  /** The people that the form suggests. */
  people: readonly Invitee[]
  onDone: (command: MeetingCommand) => void
  /** Closes the form. */
  leave: () => void
}

/** What the person wants to do with one of a series. */
type Asked = { values: MeetingValues; changed: Partial<MeetingFields> } | 'remove'

/** The patterns to choose from when the meetings of a scope move. */
interface AskedPattern {
  scope: SeriesScope
  moves: readonly MovedSeries[]
}

/**
 * Asks for one of a series which meetings are meant, and carries it out. `ask` and `confirmRemoval` return whether there is
 * something to ask; a meeting that does not repeat is saved and deleted without a question.
 */
export function useSeriesQuestion({ draft, people, onDone, leave }: Options) {
  const { t } = useTranslation('meeting')
  const store = useAppStore()
  const { create, change, remove } = useMeetingCommands()
  const { patternOf } = useRepeatTexts()
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
  const ask = (values: MeetingValues): boolean => {
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
  const execute = (scope: SeriesScope, pattern?: MovedSeries['pattern']) => {
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
  const answer = (scope: SeriesScope) => {
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
  const explain = () => {
    if (isOfOne && isFull) return t('series.full', { number: limits.occurrenceChanges })
    const isOwn = asked && asked !== 'remove' && isOfOne && !canBeOwn(asked.changed)
    return isOwn ? t('series.ownMeeting') : undefined
  }
  const present = series?.recurrence && choiceOf(series.recurrence.rule)
  /** A question of its own, with the patterns in words. */
  const patternQuestion = ({ scope, moves }: AskedPattern) => ({
    heading: t('series.pattern'),
    text: present && series && t('series.patternText', { pattern: patternOf(present, series.day) }),
    options: moves.flatMap(({ pattern, rule, on }) => {
      const choice = choiceOf(rule)
      return choice ? [{ value: pattern as string, label: patternOf(choice, on) }] : []
    }),
    confirm: t('save'),
    cancel: t('cancel'),
    onConfirm: (chosen: string) => execute(scope, moves.find(({ pattern }) => pattern === chosen)?.pattern),
    onCancel: close,
  })
  const scopeQuestion = () => ({
    heading: asked === 'remove' ? t('series.remove') : t('series.change'),
    text: explain(),
    options: scopes.map((value) => ({ value: value as string, label: t(`series.${value}`) })),
    confirm: asked === 'remove' ? t('delete') : t('save'),
    cancel: t('cancel'),
    isDanger: asked === 'remove',
    onConfirm: (chosen: string) => {
      const scope = scopes.find((value) => value === chosen)
      if (scope) answer(scope)
    },
    onCancel: close,
  })

  return {
    /** The series of the meeting in the form. */
    stored,
    /** Whether the values differ from those of the meeting. */
    isChanged: (values: MeetingValues) => Object.keys(changedIn(values)).length > 0,
    ask,
    confirmRemoval,
    question: askedPattern ? patternQuestion(askedPattern) : asked && scopeQuestion(),
  }
}
