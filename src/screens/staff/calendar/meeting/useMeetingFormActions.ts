import type { Attendee } from '@atrium/contract/meetings'
import type { MeetingValues } from '@atrium/ui/meeting'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '#hooks/useToasts.ts'
import { useMeetingCommands } from '#screens/staff/calendar/useMeetingCommands.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { isTouched, type MeetingDraft, removeDraft, writeDraft } from './meetingDraft.ts'
import type { MeetingHandlers } from './meetingHandlers.ts'
import { changedFields, errorsOf, fieldsOf } from './meetingRules.ts'
import { dropUnsaved } from './useAttachments.ts'
import { useSeriesQuestion } from './useSeriesQuestion.ts'

type MeetingsRoot = Parameters<typeof selectMeetingEntry>[0]

interface Options extends Omit<MeetingHandlers, 'onDuplicate'> {
  draft: MeetingDraft
  /** The people that the form suggests. */
  people: readonly Attendee[]
}

/**
 * The actions of the form: keep the draft, save, discard. The meeting may be deleted in another tab or on
 * another device while the form is open (`isGone`): then saving creates a new meeting, after a message in the form.
 */
export function useMeetingFormActions({ draft, people, onDone, onClose }: Options) {
  const { t } = useTranslation('validation')
  const showToast = useToasts()
  const { create, change } = useMeetingCommands()
  // A ref, so that a typed letter renders only its field.
  const latest = useRef(draft)
  const { id } = draft
  const selectGone = (state: MeetingsRoot) =>
    id !== undefined && selectMeetingEntry(state, id)?.meeting.isDeleted === true
  const isGone = useAppSelector(selectGone)
  const appStore = useAppStore()

  useEffect(() => {
    writeDraft(latest.current)
    return () => {
      // The page was left with nothing typed: the form does not have to open again.
      if (!isTouched(latest.current)) removeDraft(latest.current)
    }
  }, [])

  const leave = () => {
    removeDraft(latest.current)
    onClose()
  }
  const keep = (values: MeetingValues) => {
    latest.current = { ...latest.current, values }
    writeDraft(latest.current)
  }
  const series = useSeriesQuestion({ draft, people, onDone, leave })
  /** With `isAgain` a meeting without a change is saved too, so that the server books its room. */
  const save = (values: MeetingValues, isAgain: boolean) => {
    // Deleted since the last render: show the message first.
    if (!isGone && selectGone(appStore.getState())) return
    if (isAgain && id !== undefined && !isGone && !series.isChanged(values)) {
      const command = change({ id }, {}, 'all')
      if (command) onDone(command)
      return leave()
    }
    if (!isGone && series.confirmScope(values)) return
    const changed =
      id === undefined || isGone ? undefined : changedFields({ base: draft.base, values }, people)
    if (!changed || Object.keys(changed).length > 0) {
      // A meeting that repeats since then is changed as a whole.
      const occurrence =
        id === undefined ? undefined : selectMeetingEntry(appStore.getState(), id)?.meeting.day
      const command = id === undefined ? undefined : change({ id, occurrence }, changed ?? {}, 'all')
      // A meeting that is not known any more is created again, so that no input is lost.
      onDone(command ?? create(fieldsOf(values, people)))
    }
    leave()
  }
  const discard = () => {
    dropUnsaved(latest.current.values, draft.base)
    leave()
  }

  return {
    isGone,
    /** The open question for which meetings of the series the change is. */
    question: isGone ? undefined : series.question,
    validate: (values: MeetingValues) => errorsOf(values, people),
    isTouched: () => isTouched(latest.current),
    keep,
    save,
    discard,
    onInvalid: () => {
      if (errorsOf(latest.current.values, people).hours) showToast({ kind: 'error', text: t('meetingHours') })
    },
  }
}
