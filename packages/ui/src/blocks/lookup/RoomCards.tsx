import type { Badge, Room } from '@atrium/contract/people'
import type { RoomNow } from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Marked } from '#primitives/Marked.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './listCards.styles.ts'
import { desksOf, type PlanDesk, planDesks } from './planDesks.ts'
import { RoomPlan } from './RoomPlan.tsx'

/** The state of a room for meetings. */
export interface RoomCardState extends Pick<RoomNow, 'isBusy' | 'until'> {
  /** Whether the earlier state is over and the end of this one is not known yet. */
  isOver?: boolean
  /** "In your time zone: 13:30 (UTC+2)", for a reader in another one. */
  ownTime?: string | undefined
}

export interface RoomCardsProps {
  rooms: readonly Room[]
  /** Of all rooms; left out for a stranger, who sees how many they are. */
  people?: readonly Badge[] | undefined
  hrefOf: (roomname: string) => string
  /** `undefined` for a room whose state is not known. */
  stateOf: (roomname: string) => RoomCardState | undefined
}

/** More desks in a drawing of this size are too small to be told apart. */
const mostDesks = 40

/** A meeting room has no people of its own: its plan shows the seats. */
function desksIn(room: Room, people: readonly Badge[] = []): PlanDesk[] {
  const { roomname, employees, computers, monitors = 0, capacity = 0 } = room
  const inside = people.filter((person) => person.roomname === roomname)
  if (inside.length > 0) return desksOf(inside)
  return planDesks({ people: employees || capacity, computers, monitors })
}

/** The rooms, each a card that leads to its page (spec 2, Rooms list). */
export function RoomCards({ rooms, people, hrefOf, stateOf }: RoomCardsProps) {
  const { t } = useTranslation('lookup')
  const factsOf = ({ employees, computers, monitors = 0, devices = 0, capacity }: Room) => [
    ...(capacity === undefined ? [] : [t('rooms.seats', { count: capacity })]),
    ...(employees > 0 || capacity === undefined ? [t('rooms.people', { count: employees })] : []),
    ...(computers > 0 || capacity === undefined ? [t('rooms.computers', { count: computers })] : []),
    ...(monitors > 0 ? [t('rooms.monitors', { count: monitors })] : []),
    ...(devices > 0 ? [t('rooms.devices', { count: devices })] : []),
  ]
  return (
    <chakra.ul css={styles.list}>
      {rooms.map((room) => (
        <li key={room.roomname}>
          <chakra.div data-card css={styles.card}>
            <RoomPlan desks={desksIn(room, people).slice(0, mostDesks)} marginBottom="4" />
            <chakra.div css={styles.head}>
              <Heading level={2} size="h3" css={styles.name}>
                <Link href={hrefOf(room.roomname)} variant="bare" css={styles.link}>
                  <Marked>{room.roomname}</Marked>
                </Link>
              </Heading>
              <ArrowRightIcon css={styles.arrow} />
            </chakra.div>
            <chakra.p css={styles.facts}>
              {factsOf(room).map((fact, place) => (
                <Fragment key={fact}>
                  {place > 0 && ', '}
                  <chakra.span whiteSpace="nowrap">{fact}</chakra.span>
                </Fragment>
              ))}
            </chakra.p>
            <State state={stateOf(room.roomname)} />
          </chakra.div>
        </li>
      ))}
    </chakra.ul>
  )
}

/** "Free until 15:30". */
function State({ state }: { state: RoomCardState | undefined }) {
  const { t } = useTranslation('lookup')
  if (!state) return null
  const { isBusy, until, isOver, ownTime } = state
  return (
    <chakra.p css={styles.state}>
      <chakra.span
        aria-hidden
        css={styles.light}
        backgroundColor={isBusy ? 'meeting.coralBar' : 'meeting.limeBar'}
      />
      <span>
        {until
          ? t(isBusy ? 'today.busyUntil' : 'today.freeUntil', { time: until })
          : t(isBusy ? 'today.busyNow' : isOver ? 'today.freeNow' : 'today.free')}
        {ownTime && <chakra.small css={styles.ownTime}>{ownTime}</chakra.small>}
      </span>
    </chakra.p>
  )
}
