import { LinkButton, Message } from '@atrium/ui'
import { LookupPage, RoomPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetRoomTodayQuery } from '#api/roomsLookupApi.ts'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { RoomError } from './RoomError.tsx'
import { RoomTodayPart } from './RoomTodayPart.tsx'
import { refreshMs, useRefetchOnShow } from './useRefetchOnShow.ts'
import { type RoomState, useRoom } from './useRoom.ts'

/** `/rooms/{roomname}` (spec 2): the page behind the code at a door. */
export function RoomScreen() {
  const roomname = useRoomName()
  // Nothing of one room stays when the address names another.
  return <RoomLookup key={roomname} asked={roomname} />
}

function RoomLookup({ asked }: { asked: string }) {
  const frame = useLookupFrame()
  const room = useRoom(asked)
  return (
    <LookupPage size={room.kind === 'unknown' ? 'card' : 'wide'} {...frame}>
      <SignInNote />
      <Room asked={asked} room={room} />
    </LookupPage>
  )
}

function Room({ asked, room }: { asked: string; room: RoomState }) {
  const { t } = useTranslation(['lookup', 'common'])
  const isColleague = useIsColleague()
  const today = useRoomToday(asked)
  // The name as on the door plate: the address may write it in another case.
  const roomname = today?.roomname || (room.kind === 'ready' && room.people[0]?.roomname) || asked
  usePageTitle(room.kind === 'unknown' ? t('room.unknownTitle', { roomname }) : t('room.title', { roomname }))
  if (room.kind === 'unknown') return <UnknownRoom roomname={roomname} />
  return (
    <RoomPage
      roomname={roomname}
      people={room.kind === 'ready' ? room.people : undefined}
      error={room.kind === 'failed' && <RoomError failure={room.failure} />}
      today={today}
      personHref={(idnumber) => href('employee', { idnumber })}
      isColleague={isColleague}
    >
      {today && (today.capacity !== undefined || today.bookings.length > 0) && <RoomTodayPart room={today} />}
    </RoomPage>
  )
}

/** There is no room of this name. */
function UnknownRoom({ roomname }: { roomname: string }) {
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

/**
 * The name of the room in the address. The parameter of the router is of no use: it takes `%2F` that belongs to a name for
 * a slash.
 */
function useRoomName(): string {
  const { pathname } = useLocation()
  const name = pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A room today; read again each minute, and when the page is shown again. */
function useRoomToday(roomname: string) {
  const { language } = useLanguage()
  const isColleague = useIsColleague()
  const query = useGetRoomTodayQuery(
    { roomname, language },
    // A colleague may have come here before they signed in: what they are told now is more.
    { pollingInterval: refreshMs, refetchOnMountOrArgChange: isColleague },
  )
  useRefetchOnShow(query)
  return query.data
}
