import { ChatIntro } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** `/staff/chat` (spec 2, departure 51): what chat will be, the ways to reach a colleague today, the chat area's profile. */
export function ChatScreen() {
  const { t } = useTranslation('staff')
  const dispatch = useAppDispatch()
  usePageTitle(t('chat.title'))
  const ways = {
    call: { icon: 'labels', link: { href: href('rooms') } },
    meeting: {
      icon: 'schedule',
      link: { href: href('calendar'), onClick: () => dispatch(calendarViewChosen('schedule')) },
    },
    news: { icon: 'news', link: { href: href('news') } },
    profile: { icon: 'profile', link: { href: href('chatProfile') } },
  } as const
  return (
    <ChatIntro
      title={t('chat.title')}
      text={t('chat.text')}
      heading={t('chat.today')}
      ways={(['call', 'meeting', 'news', 'profile'] as const).map((way) => ({
        title: t(`chat.ways.${way}.title`),
        text: t(`chat.ways.${way}.text`),
        ...ways[way],
      }))}
    />
  )
}
