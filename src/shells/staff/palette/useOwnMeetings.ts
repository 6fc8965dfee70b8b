import { foldText, formatDay } from '@atrium/contract/core'
import { byNameRank } from '@atrium/contract/search'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { searchMeetings } from '#features/schedule/searchMeetings.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useNow.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectMeetingEntries, selectMeetings } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { type Command, mostEntries } from './findCommands.ts'

/** The person's meetings of this browser that a folded text finds. */
export function useOwnMeetings(wanted: string): Command[] {
  const { t } = useTranslation('palette')
  const { language } = useLanguage()
  const { id: personId } = useStaffUser()
  const today = useToday()
  const store = useAppStore()
  const navigate = useNavigate()
  const { linkOf } = useScheduleLink()
  const found = useMemo(() => {
    const state = store.getState()
    if (!wanted || selectMeetings(state).personId !== personId) return []
    const own = selectMeetingEntries(state).filter(({ meeting }) => !meeting.isDeleted)
    const { meetings } = searchMeetings(own.map(weekMeetingOf), wanted, today)
    return byNameRank(meetings, ({ title }) => foldText(title), wanted).slice(0, mostEntries)
  }, [store, personId, wanted, today])
  return found.map((meeting) => ({
    id: `meeting-${meeting.id}`,
    label: meeting.title || t('untitled'),
    detail: `${formatDay(meeting.day, language)}, ${[meeting.start, meeting.end].filter(Boolean).join('–')}`,
    run: () => {
      const link = linkOf(meeting)
      link.onOpen()
      void navigate(link.href)
    },
  }))
}
