import { LookupPage, RoomPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { RoomError } from './RoomError.tsx'
import { RoomTodayPart } from './RoomTodayPart.tsx'
import { UnknownRoom } from './UnknownRoom.tsx'
import { type RoomState, useRoom } from './useRoom.ts'
import { useRoomName } from './useRoomName.ts'
import { useRoomToday } from './useRoomToday.ts'

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
