import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { ArrowUpRightIcon } from '#primitives/icons.tsx'
import { seedOf } from '#primitives/initialsOf.ts'
import { Link } from '#primitives/Link.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { listCardsRecipe } from './listCards.recipe.ts'

export interface RoomCard {
  /** As written on the door. */
  name: string
  href: string
  /** "7 people", "9 computers": in this order. */
  facts: readonly string[]
}

/** The rooms, each a card that leads to its page (spec 2, Rooms list). */
export function RoomCards({ rooms }: { rooms: readonly RoomCard[] }) {
  const styles = useSlotRecipe({ recipe: listCardsRecipe })()
  return (
    <chakra.ul css={styles.list}>
      {rooms.map(({ name, href, facts }) => (
        <li key={href}>
          <chakra.div data-card css={styles.card}>
            <chakra.div css={styles.head}>
              <PlanMotif seed={seedOf(name)} rows={3} columns={16} ground="paper" css={styles.picture} />
              <ArrowUpRightIcon css={styles.arrow} />
            </chakra.div>
            <Heading level={2} size="h3" marginTop="5" css={styles.name}>
              <Link href={href} variant="bare" css={styles.link}>
                {name}
              </Link>
            </Heading>
            <chakra.p css={styles.facts}>
              {facts.map((fact, place) => (
                <Fragment key={fact}>
                  {place > 0 && ' · '}
                  <chakra.span whiteSpace="nowrap">{fact}</chakra.span>
                </Fragment>
              ))}
            </chakra.p>
          </chakra.div>
        </li>
      ))}
    </chakra.ul>
  )
}
