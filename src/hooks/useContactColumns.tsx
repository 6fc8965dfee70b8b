import { fullNameOf } from '@atrium/contract/people'
import { Link, Marked } from '@atrium/ui'
import { ContactLink, type TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

interface Reachable {
  name: string
  surname: string
  phone: string
  email: string
}

/** The columns by which one calls or writes to a person; in a narrow window, icons at the end of the row. */
export function useContactColumns<Row extends Reachable>(): readonly TableColumn<Row>[] {
  const { t } = useTranslation('table')
  return useMemo(
    () => [
      {
        id: 'phone',
        header: t('contact.phone'),
        width: 10,
        cell: ({ phone }) =>
          phone && (
            <Link href={`tel:${phone.replaceAll(' ', '')}`}>
              <Marked>{phone}</Marked>
            </Link>
          ),
        filterText: ({ phone }) => `${phone} ${phone.replaceAll(' ', '')}`,
        action: (one) =>
          one.phone && (
            <ContactLink kind="call" to={one.phone} label={t('contact.call', { name: fullNameOf(one) })} />
          ),
        hideable: true,
      },
      {
        id: 'email',
        header: t('contact.email'),
        width: 17,
        cell: ({ email }) =>
          email && (
            <Link href={`mailto:${email}`}>
              <Marked>{email}</Marked>
            </Link>
          ),
        sortValue: ({ email }) => email,
        filterText: ({ email }) => email,
        action: (one) =>
          one.email && (
            <ContactLink kind="email" to={one.email} label={t('contact.write', { name: fullNameOf(one) })} />
          ),
        hideable: true,
      },
    ],
    [t],
  )
}
