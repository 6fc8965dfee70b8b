import { formatBirthday, formatDay } from '@atrium/contract/core'
import { type DirectoryPerson, fullNameOf } from '@atrium/contract/people'
import { Avatar, Link, Marked } from '@atrium/ui'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { textOptions } from '#hooks/textOptions.ts'
import { useContactColumns } from '#hooks/useContactColumns.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The columns of the directory. */
export function useColleagueColumns(
  colleagues: readonly DirectoryPerson[],
): readonly TableColumn<DirectoryPerson>[] {
  const { t } = useTranslation('directory')
  const { language } = useLanguage()
  const contacts = useContactColumns<DirectoryPerson>()
  return useMemo(() => {
    const names = new Map(colleagues.map((one) => [one.id, fullNameOf(one)]))
    const managerOf = ({ managerId }: DirectoryPerson) =>
      managerId === null ? '' : (names.get(managerId) ?? '')
    const awayOf = ({ awayUntil }: DirectoryPerson) => awayUntil && formatDay(awayUntil, language)
    const birthdayOf = ({ birthday }: DirectoryPerson) => birthday && formatBirthday(birthday, language)
    const pictureOf = (one: DirectoryPerson) => <Avatar fullname={fullNameOf(one)} photo={one.photo} />
    return [
      textColumn(fullNameOf, {
        id: 'name',
        header: t('name'),
        width: 12,
        primary: true,
        picture: pictureOf,
      }),
      textColumn(({ position }) => position, {
        id: 'position',
        header: t('position'),
        width: 13,
        inSummary: true,
        hideable: true,
      }),
      textColumn(({ unit }) => unit, {
        id: 'unit',
        header: t('unit'),
        options: textOptions(colleagues.map(({ unit }) => unit)),
        hideable: true,
      }),
      {
        id: 'room',
        header: t('room'),
        width: 7.5,
        cell: ({ roomname }) =>
          roomname && (
            <Link href={href('room', { roomname })}>
              <Marked>{roomname}</Marked>
            </Link>
          ),
        sortValue: ({ roomname }) => roomname,
        filterText: ({ roomname }) => roomname,
        options: textOptions(colleagues.map(({ roomname }) => roomname)),
        inSummary: true,
        hideable: true,
      },
      ...contacts,
      textColumn(managerOf, {
        id: 'manager',
        header: t('manager'),
        width: 9,
        hideable: true,
      }),
      {
        id: 'away',
        header: t('away'),
        width: 8,
        cell: awayOf,
        sortValue: ({ awayUntil }) => awayUntil || undefined,
        hideable: true,
      },
      {
        id: 'birthday',
        header: t('birthday'),
        width: 8,
        cell: birthdayOf,
        sortValue: ({ birthday }) => birthday || undefined,
        hideable: true,
      },
    ]
  }, [colleagues, contacts, t, language])
}
