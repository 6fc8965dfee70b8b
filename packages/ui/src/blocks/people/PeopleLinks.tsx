import { fullNameOf, type Person } from '@atrium/contract/people'
import { LongList } from '#blocks/table/LongList.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { Link } from '#primitives/Link.tsx'
import { styles } from './People.styles.ts'

interface PeopleLinksProps {
  /** Names the list. */
  label: string
  people: readonly Person[]
  hrefOf: (person: Person) => string
}

/** The names of people as links, the first ten at once. */
export const PeopleLinks = ({ label, people, hrefOf }: PeopleLinksProps) => (
  <LongList items={people} step={10} aria-label={label} css={styles.links}>
    {(person) => (
      <li key={person.id}>
        <Avatar fullname={fullNameOf(person)} photo={person.photo} />
        <Link href={hrefOf(person)}>{fullNameOf(person)}</Link>
      </li>
    )}
  </LongList>
)
