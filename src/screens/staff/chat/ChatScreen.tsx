import { ChatIntro } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** `/staff/chat` (spec 2, departure 51): what chat will be, the ways to reach a colleague today, the chat area's profile. */
export function ChatScreen() {
  const { t } = useTranslation('staff')
  const dispatch = useAppDispatch()
  usePageTitle(t('chat.title'))
  return <ChatIntro onMeeting={() => dispatch(calendarViewChosen('schedule'))} />
}
