import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './listCards.styles.ts'
import type { PlanDesk } from './planDesks.ts'
import { RoomPlan } from './RoomPlan.tsx'

export interface RoomCard {
  /** As written on the door. */
  name: string
  href: string
  /** "7 people", "9 computers": in this order. */
  facts: readonly string[]
  /** "Free until 15:30", of a room for meetings; left out where it is not known. */
  state?:
    | {
        label: string
        isBusy: boolean
        /** "In your time zone: 13:30 (UTC+2)", for a reader in another one. */
        ownTime?: string | undefined
      }
    | undefined
  /** What the room's plan draws. */
  desks: readonly PlanDesk[]
}

/** More desks in a drawing of this size are too small to be told apart. */
const mostDesks = 40

/** The rooms, each a card that leads to its page (spec 2, Rooms list). */
export function RoomCards({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <chakra.ul css={styles.list}>
      {rooms.map(({ name, href, facts, state, desks }) => (
        <li key={href}>
          <chakra.div data-card css={styles.card}>
            <RoomPlan desks={desks.slice(0, mostDesks)} marginBottom="4" />
            <chakra.div css={styles.head}>
              <Heading level={2} size="h3" css={styles.name}>
                <Link href={href} variant="bare" css={styles.link}>
                  {name}
                </Link>
              </Heading>
              <ArrowRightIcon css={styles.arrow} />
            </chakra.div>
            <chakra.p css={styles.facts}>
              {facts.map((fact, place) => (
                <Fragment key={fact}>
                  {place > 0 && ', '}
                  <chakra.span whiteSpace="nowrap">{fact}</chakra.span>
                </Fragment>
              ))}
            </chakra.p>
            {state && (
              <chakra.p css={styles.state}>
                <chakra.span
                  aria-hidden
                  css={styles.light}
                  backgroundColor={state.isBusy ? 'meeting.coralBar' : 'meeting.limeBar'}
                />
                <span>
                  {state.label}
                  {state.ownTime && <chakra.small css={styles.ownTime}>{state.ownTime}</chakra.small>}
                </span>
              </chakra.p>
            )}
          </chakra.div>
        </li>
      ))}
    </chakra.ul>
  )
}
