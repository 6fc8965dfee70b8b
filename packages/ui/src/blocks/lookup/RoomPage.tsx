import { pages } from '@atrium/contract/core'
import { type Badge, isMonitor } from '@atrium/contract/people'
import type { RoomToday } from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { DeviceList } from './DeviceList.tsx'
import { LookupList } from './LookupList.tsx'
import { desksOf, planDesks } from './planDesks.ts'
import { RoomPeople } from './RoomPeople.tsx'
import { RoomPlan, roomPlanRatio } from './RoomPlan.tsx'

interface RoomPageProps {
  roomname: string
  /** By the number of their id; `undefined` while they load. Computers may be hidden from the reader. */
  people: readonly Badge[] | undefined
  /** Replaces the people: the error of the query. */
  error?: ReactNode
  /** `undefined` where it is not known. */
  today: RoomToday | undefined
  personHref: (idnumber: string) => string
  /** A colleague can print the door plate. */
  isColleague: boolean
  /** Whether the room is free now: a `RoomStatus`. */
  children: ReactNode
}

/** The page of a room (spec 2, Room): its plan, its devices and its people. */
export function RoomPage(props: RoomPageProps) {
  const { roomname, people, error, today, personHref, isColleague, children } = props
  const { t } = useTranslation(['lookup', 'common'])
  const figures = useFigures(people, today?.capacity)
  const door = new URLSearchParams({ kind: 'door', of: roomname })
  return (
    <LookupList
      breadcrumb={
        <Breadcrumb items={[{ label: t('rooms.title'), href: pages.rooms }, { label: roomname }]} />
      }
      heading={t('room.title', { roomname })}
      figures={error ? [] : (figures ?? 'loading')}
      picture={
        !error &&
        (people ? (
          <Plan people={people} capacity={today?.capacity} />
        ) : (
          <Skeleton height="auto" width="full" aspectRatio={roomPlanRatio} borderRadius="xs" />
        ))
      }
      actions={isColleague ? [{ label: t('room.printDoor'), href: `${pages.labels}?${door}` }] : []}
    >
      {children}
      {today && today.devices.length > 0 && (
        <chakra.section aria-labelledby="room-devices" display="grid" gap="2">
          <Heading level={2} size="h4" id="room-devices">
            {t('room.devices')}
          </Heading>
          <DeviceList devices={today.devices} />
        </chakra.section>
      )}
      {error}
      {!error && !people && <SkeletonRegion label={t('room.loading')} shape="rows" />}
      {people && (people.length > 0 || today?.capacity === undefined) && (
        <RoomPeople people={people} hrefOf={personHref} />
      )}
    </LookupList>
  )
}

function Plan({ people, capacity = 0 }: { people: readonly Badge[]; capacity: number | undefined }) {
  const desks =
    people.length > 0 ? desksOf(people) : planDesks({ people: capacity, computers: 0, monitors: 0 })
  return <RoomPlan desks={desks} isLarge />
}

/** The numbers of seats, people, computers and monitors; no line about monitors where there are none. */
function useFigures(people: readonly Badge[] | undefined, capacity: number | undefined) {
  const { t } = useTranslation('lookup')
  if (!people) return undefined
  const isHidden = people.some(({ computerinfo }) => computerinfo === undefined)
  const devices = people.flatMap(({ computerinfo = [] }) => computerinfo)
  const monitors = devices.filter(isMonitor).length
  const computers = devices.length - monitors
  return [
    ...(capacity === undefined ? [] : [{ label: t('room.seats', { count: capacity }), value: capacity }]),
    ...(people.length > 0 || capacity === undefined
      ? [{ label: t('room.employees', { count: people.length }), value: people.length }]
      : []),
    ...(!isHidden && (computers > 0 || capacity === undefined)
      ? [{ label: t('room.computers', { count: computers }), value: computers }]
      : []),
    ...(!isHidden && monitors > 0
      ? [{ label: t('room.monitors', { count: monitors }), value: monitors }]
      : []),
  ]
}
