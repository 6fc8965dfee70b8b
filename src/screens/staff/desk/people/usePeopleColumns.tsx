import { formatDay } from '@atrium/contract/core'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { Avatar } from '@atrium/ui'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textOptions } from '#hooks/textOptions.ts'
import { useContactColumns } from '#hooks/useContactColumns.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'

const numberOf = ({ idnumber }: Person) => Number(idnumber.replace(/\D/g, ''))

/** The columns of the records. */
export function usePeopleColumns(people: readonly Person[]): readonly TableColumn<Person>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const contacts = useContactColumns<Person>()
  return useMemo(() => {
    const names = new Map(people.map((one) => [one.id, fullNameOf(one)]))
    const managerOf = ({ managerId }: Person) => (managerId === null ? '' : (names.get(managerId) ?? ''))
    const positionOf = ({ positions }: Person) => positions[language]
    const unitOf = ({ units }: Person) => units[language]
    const accountOf = ({ account }: Person) => account?.state ?? 'none'
    const worksOf = ({ leftAt }: Person) => (leftAt ? 'left' : 'here')
    const pictureOf = (one: Person) => <Avatar fullname={fullNameOf(one)} photo={one.photo} />
    return [
      textColumn(fullNameOf, {
        id: 'name',
        header: t('person'),
        width: 12,
        primary: true,
        picture: pictureOf,
      }),
      {
        id: 'number',
        header: t('number'),
        width: 5,
        cell: ({ idnumber }) => idnumber,
        sortValue: numberOf,
        filterText: ({ idnumber }) => idnumber,
        hideable: true,
      },
      textColumn(positionOf, {
        id: 'position',
        header: t('position'),
        width: 12.5,
        inSummary: true,
        hideable: true,
      }),
      textColumn(unitOf, {
        id: 'unit',
        header: t('unit'),
        width: 10,
        options: textOptions(people.map(unitOf)),
        hideable: true,
      }),
      textColumn(({ roomname }) => roomname, {
        id: 'room',
        header: t('room'),
        width: 7,
        inSummary: true,
        options: textOptions(people.map(({ roomname }) => roomname)),
        hideable: true,
      }),
      textColumn(managerOf, {
        id: 'manager',
        header: t('manager'),
        width: 9,
        hideable: true,
      }),
      ...contacts,
      {
        id: 'account',
        header: t('account.heading'),
        width: 8,
        cell: (person) => t(`account.states.${accountOf(person)}`),
        sortValue: (person) => t(`account.states.${accountOf(person)}`),
        options: (['active', 'invited', 'closed', 'none'] as const).map((value) => ({
          value,
          label: t(`account.states.${value}`),
        })),
        optionOf: accountOf,
        hideable: true,
      },
      {
        id: 'started',
        header: t('startedOn'),
        width: 8,
        cell: ({ startedOn }) => startedOn && formatDay(startedOn, language),
        sortValue: ({ startedOn }) => startedOn || undefined,
        hideable: true,
      },
      {
        id: 'works',
        header: t('works.heading'),
        width: 8,
        cell: (person) =>
          person.leftAt
            ? t('works.leftOn', { day: formatDay(person.leftAt.slice(0, 10), language) })
            : t('works.here'),
        sortValue: worksOf,
        options: (['here', 'left'] as const).map((value) => ({ value, label: t(`works.${value}`) })),
        optionOf: worksOf,
        hideable: true,
      },
    ]
  }, [people, contacts, t, language])
}
