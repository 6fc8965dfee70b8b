import { type Badge, fullNameOf } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Message } from '#primitives/Message.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { DeviceList } from './DeviceList.tsx'
import { styles } from './listCards.styles.ts'

interface RoomPeopleProps {
  /** In the order of their numbers. Computers may be hidden from the reader. */
  people: readonly Badge[]
  /** The page of a person. */
  hrefOf: (idnumber: string) => string
}

/** The people of a room and their computers (spec 2, Room). */
export function RoomPeople({ people, hrefOf }: RoomPeopleProps) {
  const { t } = useTranslation('lookup')
  if (people.length === 0) return <Message variant="inline" headingLevel={2} heading={t('room.emptyTitle')} />
  return (
    <chakra.ul css={styles.people}>
      {people.map(({ idnumber, computerinfo: computers, ...person }) => (
        <li key={idnumber}>
          <chakra.article data-card css={styles.person}>
            <Avatar size="md" fullname={fullNameOf(person) || idnumber} photo={person.photo} />
            <chakra.div css={styles.name}>
              <Heading level={2} size="h4">
                <Link href={hrefOf(idnumber)} variant="bare" css={styles.link}>
                  {fullNameOf(person) || idnumber}
                </Link>
              </Heading>
              {fullNameOf(person) && <chakra.p css={styles.number}>{idnumber}</chakra.p>}
            </chakra.div>
            {computers && (
              <chakra.div css={styles.computers}>
                {computers.length === 0 && (
                  <Text size="small" tone="hint">
                    {t('room.noComputers')}
                  </Text>
                )}
                {computers.length > 0 && <DeviceList devices={computers} />}
              </chakra.div>
            )}
            <ArrowRightIcon css={styles.arrow} />
          </chakra.article>
        </li>
      ))}
    </chakra.ul>
  )
}
