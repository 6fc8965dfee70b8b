import type { MeetingFields } from '@atrium/contract'
import type { MeetingValues } from '@atrium/ui/meeting'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type MeetingDeed, useMeetingDeeds } from '#hooks/useMeetingDeeds.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { isTouched, type MeetingDraft, writeDraft } from './meetingDraft.ts'
import { errorsOf, fieldsOf } from './meetingRules.ts'
import type { MeetingHandlers } from './shownMeeting.ts'
import { dropUnsaved } from './useAttachments.ts'
import { useCalendarFile } from './useCalendarFile.ts'

interface Options extends MeetingHandlers {
  draft: MeetingDraft
  /** Names that are known. */
  people: readonly { name: string }[]
}

/** What the form does: it keeps what is typed, saves, deletes, duplicates, and gives up. */
export function useMeetingActs({ draft, people, onDone, onClose, onDuplicate }: Options) {
  const { t } = useTranslation(['meeting', 'validation'])
  const showToast = useToasts()
  const { create, change, remove } = useMeetingDeeds()
  const download = useCalendarFile()
  // Beside React: a letter that is typed draws nothing but its field.
  const latest = useRef(draft)
  const { id } = draft
  const names = people.map(({ name }) => name)

  useEffect(() => {
    writeDraft(latest.current)
    return () => {
      // Left for another page with nothing typed: the form need not come back.
      if (!isTouched(latest.current)) writeDraft(undefined)
    }
  }, [])

  const leave = () => {
    writeDraft(undefined)
    onClose()
  }
  const keep = (values: MeetingValues) => {
    latest.current = { ...latest.current, values }
    writeDraft(latest.current)
  }
  const store = (fields: MeetingFields): MeetingDeed => {
    // One that is gone is written anew: nothing that was typed is lost.
    const changed = id === undefined ? undefined : change(id, fields)
    return changed ?? create(fields)
  }
  const save = (values: MeetingValues) => {
    const isSame = id !== undefined && !isTouched({ ...draft, values })
    if (!isSame) onDone(store(fieldsOf(values, names)))
    leave()
  }
  const discard = () => {
    dropUnsaved(latest.current.values, draft.base)
    leave()
  }
  const deleteIt = () => {
    const deed = id === undefined ? undefined : remove(id)
    dropUnsaved(latest.current.values, draft.base)
    if (deed) onDone(deed)
    leave()
  }

  return {
    isTouched: () => isTouched(latest.current),
    keep,
    save,
    discard,
    onInvalid: () => {
      if (errorsOf(latest.current.values).hours)
        showToast({ kind: 'error', text: t('validation:meetingHours') })
    },
    ...(id !== undefined && {
      acts: {
        duplicate: {
          label: t('duplicate'),
          onPress: () => onDuplicate({ base: draft.base, values: latest.current.values }),
        },
        download: {
          label: t('download'),
          onPress: () => {
            // As it stands in the form, unless that is no meeting.
            const { base, values } = latest.current
            const isWhole = Object.keys(errorsOf(values)).length === 0
            download({ id, look: 0, isFixed: false, ...fieldsOf(isWhole ? values : base, names) })
          },
        },
        remove: { label: t('delete'), onPress: deleteIt },
      },
    }),
  }
}
