import { Breadcrumb } from '@atrium/ui'
import {
  CardsSkeleton,
  LookupList,
  LookupPage,
  planDesks,
  RoomDevices,
  RoomPlan,
  RoomPlanSkeleton,
} from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { desksOf } from './desksOf.ts'
import { People } from './People.tsx'
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
  return <RoomPage key={roomname} asked={roomname} />
}

function RoomPage({ asked }: { asked: string }) {
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
  const figuresOf = useFigures()
  const today = useRoomToday(asked)
  // The name as on the door plate: the address may write it in another case.
  const roomname = today?.roomname || (room.kind === 'ready' && room.people[0]?.roomname) || asked
  usePageTitle(room.kind === 'unknown' ? t('room.unknownTitle', { roomname }) : t('room.title', { roomname }))
  if (room.kind === 'unknown') return <UnknownRoom roomname={roomname} />
  const printDoor = {
    label: t('room.printDoor'),
    href: `${href('labels')}?${new URLSearchParams({ kind: 'door', of: roomname })}`,
  }
  return (
    <LookupList
      breadcrumb={
        <Breadcrumb
          label={t('common:youAreHere')}
          items={[{ label: t('rooms.title'), href: href('rooms') }, { label: roomname }]}
        />
      }
      heading={t('room.title', { roomname })}
      figures={
        room.kind === 'ready' ? figuresOf(room, today?.capacity) : room.kind === 'loading' ? 'loading' : []
      }
      picture={
        (room.kind === 'loading' && <RoomPlanSkeleton />) ||
        (room.kind === 'ready' && (
          <RoomPlan
            desks={
              room.people.length > 0
                ? desksOf(room.people)
                : planDesks({ people: today?.capacity ?? 0, computers: 0, monitors: 0 })
            }
            isLarge
          />
        ))
      }
      actions={isColleague ? [printDoor] : []}
    >
      {today && (today.capacity !== undefined || today.bookings.length > 0) && <RoomTodayPart room={today} />}
      {today && today.devices.length > 0 && (
        <RoomDevices heading={t('room.devices')} devices={today.devices} />
      )}
      {room.kind === 'failed' && <RoomError failure={room.failure} />}
      {room.kind === 'loading' && <CardsSkeleton kind="people" label={t('room.loading')} />}
      {room.kind === 'ready' && (room.people.length > 0 || today?.capacity === undefined) && (
        <People people={room.people} />
      )}
    </LookupList>
  )
}

/** The numbers of people, computers and monitors; no line about monitors where there are none. */
function useFigures() {
  const { t } = useTranslation('lookup')
  return ({ people, devices }: Extract<RoomState, { kind: 'ready' }>, capacity: number | undefined) => [
    ...(capacity === undefined ? [] : [{ label: t('room.seats', { count: capacity }), value: capacity }]),
    ...(people.length > 0 || capacity === undefined
      ? [{ label: t('room.employees', { count: people.length }), value: people.length }]
      : []),
    ...(devices && (devices.computers > 0 || capacity === undefined)
      ? [{ label: t('room.computers', { count: devices.computers }), value: devices.computers }]
      : []),
    ...(devices?.monitors
      ? [{ label: t('room.monitors', { count: devices.monitors }), value: devices.monitors }]
      : []),
  ]
}
