import { LinkButton, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** There is no room of this name. */
export function UnknownRoom({ roomname }: { roomname: string }) {
  const { t } = useTranslation('lookup')
  return (
    <Message
      variant="inline"
      role="alert"
      headingLevel={1}
      heading={t('room.unknownTitle', { roomname })}
      text={t('room.unknownText')}
      action={<LinkButton href={href('rooms')}>{t('room.allRooms')}</LinkButton>}
    />
  )
}
