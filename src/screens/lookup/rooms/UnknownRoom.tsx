import { LinkButton } from '@atrium/ui'
import { LookupNotice } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** No door has this name. */
export function UnknownRoom({ roomname }: { roomname: string }) {
  const { t } = useTranslation('lookup')
  return (
    <LookupNotice
      title={t('room.unknownTitle', { roomname })}
      text={t('room.unknownText')}
      action={<LinkButton href={href('rooms')}>{t('room.allRooms')}</LinkButton>}
    />
  )
}
