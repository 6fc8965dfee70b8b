import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { InitialsPicture } from '#primitives/InitialsPicture.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import type { ComputerItem } from './ComputerList.tsx'
import { styles } from './listCards.styles.ts'

export interface RoomPerson {
  /** As printed on the badge: `DEV7`. */
  idnumber: string
  /** Name and surname, or the id where they are unknown. */
  name: string
  /** The page of the person. */
  href: string
  /** `undefined` when they are hidden from the reader. */
  computers?: readonly ComputerItem[] | undefined
}

interface RoomPeopleProps {
  /** In the order of their numbers. */
  people: readonly RoomPerson[]
  /** On the card of a person without a computer: "no computer info". */
  noComputers: string
}

/** The people of a room and their computers (spec 2, Room). */
export function RoomPeople({ people, noComputers }: RoomPeopleProps) {
  return (
    <chakra.ul css={styles.people}>
      {people.map(({ idnumber, name, href, computers }) => (
        <li key={idnumber}>
          <chakra.article data-card css={styles.person}>
            <chakra.div css={styles.portrait}>
              <InitialsPicture fullname={name} />
            </chakra.div>
            <chakra.div css={styles.name}>
              <Heading level={2} size="h4">
                <Link href={href} variant="bare" css={styles.link}>
                  {name}
                </Link>
              </Heading>
              {name !== idnumber && <chakra.p css={styles.number}>{idnumber}</chakra.p>}
            </chakra.div>
            {computers && (
              <chakra.div css={styles.computers}>
                {computers.length === 0 && (
                  <Text size="small" tone="hint">
                    {noComputers}
                  </Text>
                )}
                {computers.length > 0 && (
                  <ul>
                    {computers.map((computer, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and none moves.
                      <chakra.li key={place} css={styles.computer}>
                        <span>{computer.name}</span>{' '}
                        <chakra.span css={styles.type}>{computer.type}</chakra.span>
                      </chakra.li>
                    ))}
                  </ul>
                )}
              </chakra.div>
            )}
            <ArrowRightIcon css={styles.arrow} />
          </chakra.article>
        </li>
      ))}
    </chakra.ul>
  )
}
