import { fullNameOf, type Person } from '@atrium/contract/people'
import { Link } from '@atrium/ui'
import { PeopleLinks, PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

interface TeamPartProps {
  person: Person
  people: readonly Person[]
}

/** Who leads a person, who decides for an absent manager, and the reports: links to their records. */
export function TeamPart({ person, people }: TeamPartProps) {
  const { t } = useTranslation('people')
  const linkOf = (id: number | null) => {
    const found = people.find((one) => one.id === id)
    return found ? (
      <Link href={href('person', { id: found.id })}>{fullNameOf(found)}</Link>
    ) : (
      t('record.nobody')
    )
  }
  const reports = people.filter(({ managerId, leftAt }) => managerId === person.id && !leftAt)
  return (
    <PersonPart
      heading={t('team.heading')}
      facts={[
        { label: t('manager'), value: linkOf(person.managerId) },
        ...(person.deputyId === null ? [] : [{ label: t('deputy'), value: linkOf(person.deputyId) }]),
        ...(reports.length === 0
          ? []
          : [
              {
                label: t('team.reports', { count: reports.length }),
                value: (
                  <PeopleLinks
                    label={t('team.reports', { count: reports.length })}
                    people={reports}
                    hrefOf={({ id }) => href('person', { id })}
                  />
                ),
              },
            ]),
      ]}
    />
  )
}
