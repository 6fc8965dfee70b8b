import type { Invitation } from '@atrium/contract/meetings'
import { useDayNames, useOwnTimeText } from '@atrium/ui/i18n'
import { useTranslation } from 'react-i18next'

/** What an invitation says of the meeting, in lines. */
export function useInvitationFacts({ day, start, end, repetition, roomname, organiser, name }: Invitation) {
  const { t } = useTranslation(['invitation', 'common'])
  const { formatDay } = useDayNames()
  const ownTime = useOwnTimeText()({ day, start, end })
  return [
    { label: t('time'), value: t('when', { day: formatDay(day), start, end }) },
    ...(ownTime ? [{ label: t('common:ownTime'), value: ownTime }] : []),
    ...(repetition ? [{ label: t('repetition'), value: repetition }] : []),
    ...(roomname ? [{ label: t('room'), value: roomname }] : []),
    { label: t('organiser'), value: organiser },
    { label: t('name'), value: name },
  ]
}
