import { LinkButton } from '@atrium/ui'
import { Placeholder } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/chat` (spec 2): the word Chat, and the way to the chat area's profile. */
export function ChatScreen() {
  const { t } = useTranslation('staff')
  usePageTitle(t('chat.title'))
  return (
    <Placeholder
      title={t('chat.title')}
      seed={23}
      action={
        <LinkButton href={href('chatProfile')} variant="lime">
          {t('chat.profile')}
        </LinkButton>
      }
    />
  )
}
