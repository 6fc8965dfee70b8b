import { type Employee, fullNameOf } from '@atrium/contract/people'
import { Message } from '@atrium/ui'
import { RoomPeople } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** Who sits here, by the number of their id, each with a link to their badge. */
export function People({ people }: { people: readonly Employee[] }) {
  const { t } = useTranslation('lookup')
  if (people.length === 0) return <Message variant="inline" headingLevel={2} heading={t('room.emptyTitle')} />
  return (
    <RoomPeople
      noComputers={t('room.noComputers')}
      people={people.map((person) => ({
        idnumber: person.idnumber,
        name: fullNameOf(person) || person.idnumber,
        href: href('employee', { idnumber: person.idnumber }),
        computers: person.computerinfo,
      }))}
    />
  )
}
