import { fullNameOf, type Person } from '@atrium/contract/people'
import { Link, LinkButton, SkeletonRegion } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useGetEmployeeQuery } from '#api/peopleLookupApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The room and the computers of a person. */
export function EquipmentPart({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { idnumber, roomname } = person
  const query = useGetEmployeeQuery({ idnumber, language }, useRefetchOnMount())
  const failure = useQueryError(query.currentData === undefined, query)
  const computers = query.currentData?.computerinfo ?? []
  return (
    <PersonPart
      heading={t('equipment.heading')}
      facts={[
        {
          label: t('room'),
          value: roomname ? <Link href={href('room', { roomname })}>{roomname}</Link> : t('record.noRoom'),
        },
        ...(query.currentData && computers.length === 0
          ? [{ label: t('equipment.computers'), value: t('equipment.nothing') }]
          : computers.map(({ name, type, serial }, place) => ({
              key: `${place} ${serial ?? name}`,
              label: type || t('equipment.computers'),
              value: [name, serial].filter(Boolean).join(' · '),
            }))),
      ]}
      actions={
        <LinkButton
          variant="outline"
          size="sm"
          href={`${href('roomsDesk')}?${new URLSearchParams({ view: 'computers', q: fullNameOf(person) })}`}
        >
          {t('equipment.assign')}
        </LinkButton>
      }
    >
      {failure && <QueryError variant="banner" heading={t('equipment.failed')} failure={failure} />}
      {query.currentData === undefined && !failure && (
        <SkeletonRegion label={t('equipment.loading')} shape="rows" />
      )}
    </PersonPart>
  )
}
