import { company, formatBytes, limits, readTime, writeTime } from '@atrium/contract/core'
import { readMeetingDate } from '@atrium/contract/meetings'
import { useDayNames } from '@atrium/ui/i18n'
import type { MeetingFormTexts } from '@atrium/ui/meeting'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { browserZone, ownClock } from '#features/schedule/ownClock.ts'

/** The texts of the form in the reader's language. */
export function useMeetingTexts(isNew: boolean): MeetingFormTexts {
  const { t } = useTranslation(['meeting', 'common'])
  const { language, formatTypedDay } = useDayNames()
  return useMemo(
    () => ({
      heading: isNew ? t('title') : t('editTitle'),
      close: t('close'),
      title: t('fields.title'),
      date: t('fields.date'),
      dateHint: t('fields.dateHint'),
      formatDay: formatTypedDay,
      pickDate: t('fields.pickDate'),
      start: t('fields.start'),
      end: t('fields.end'),
      formatOwnTime: (text, start, end) => {
        const day = readMeetingDate(text)
        const clock = day && ownClock(day, browserZone())
        const [from, to] = [start, end].map(readTime)
        if (!clock || from === undefined || to === undefined) return undefined
        return t('ownTime', {
          city: company.city[language],
          times: [from, to].map(writeTime).join('–'),
          own: [from, to].map(clock.timeAt).join('–'),
        })
      },
      notes: t('fields.notes'),
      notesLeft: (left) =>
        left < 0 ? t('fields.notesOver', { count: -left }) : t('fields.notesLeft', { count: left }),
      newTab: t('common:app.newTab'),
      save: t('save'),
      saving: t('saving'),
      cancel: t('cancel'),
      gone: { heading: t('gone.heading'), text: t('gone.text'), save: t('gone.save') },
      discardQuestion: t('discard.question'),
      keep: t('discard.keep'),
      discard: t('discard.discard'),
      attendees: {
        label: t('fields.attendees'),
        hint: t('attendees.hint'),
        chosen: t('attendees.chosen'),
        suggestions: t('attendees.suggestions'),
        found: (count) => t('attendees.found', { count }),
        add: (name) => t('attendees.add', { name }),
        addGuest: (email) => t('attendees.addGuest', { email }),
        added: (name) => t('attendees.added', { name }),
        removed: (name) => t('attendees.removed', { name }),
        already: (name) => t('attendees.already', { name }),
        isColleague: (email, name) => t('attendees.isColleague', { email, name }),
        isInvited: (name) => t('attendees.isInvited', { name }),
        isYou: t('attendees.isYou'),
        waiting: (name) => t('attendees.waiting', { name }),
        notEmail: (text) => t('attendees.notEmail', { text }),
        more: (number) => t('attendees.more', { number }),
        unfolded: (number) => t('attendees.unfolded', { number }),
        remove: (name) => t('attendees.remove', { name }),
      },
      attachments: {
        label: t('fields.attachments'),
        choose: t('attachments.choose'),
        drop: t('attachments.drop'),
        dropActive: t('attachments.dropActive'),
        note: t('attachments.note', {
          count: limits.attachments,
          size: formatBytes(limits.attachmentBytes, language),
        }),
        list: t('attachments.list'),
        remove: (name) => t('attachments.remove', { name }),
        download: (name) => t('attachments.download', { name }),
        size: (bytes) => formatBytes(bytes, language),
      },
    }),
    [t, language, formatTypedDay, isNew],
  )
}
