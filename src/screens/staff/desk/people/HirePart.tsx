import type { Application, Vacancy } from '@atrium/contract/hiring'
import { fullNameOf } from '@atrium/contract/people'
import { Link, Message, SkeletonRegion } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useGetApplicationQuery } from '#api/hiringApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useGetVacancyQuery } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'
import { NewPersonPart } from './NewPersonPart.tsx'

/** The form for the record of a candidate who is hired, filled in from the application and its vacancy. */
export function HirePart({ id }: { id: number }) {
  const { t } = useTranslation(['candidate', 'people'])
  const query = useGetApplicationQuery(id)
  const application = query.currentData
  const vacancyQuery = useGetVacancyQuery(application?.vacancyId ?? skipToken)
  // A vacancy that was deleted, or that this person may not read, fills in nothing.
  const isReady = application && (application.vacancyId === null || !vacancyQuery.isLoading)
  const failure = useQueryError(!application, query)
  if (query.error !== undefined && parseApiError(query.error).reason === 'notFound')
    return <Message heading={t('hire.unknown')} text={t('hire.unknownText')} />
  if (failure) return <QueryError heading={t('hire.failed')} failure={failure} />
  if (!isReady) return <SkeletonRegion label={t('hire.loading')} />
  const name = fullNameOf({ name: application.firstName, surname: application.lastName })
  if (application.personId !== null)
    return (
      <Message
        heading={t('hire.known', { name })}
        text={<Link href={href('person', { id: application.personId })}>{t('hire.knownLink')}</Link>}
      />
    )
  return (
    <PersonPart heading={t('people:record.heading')} lead={t('hire.lead', { name })}>
      <NewPersonPart
        proposed={recordOf(application, vacancyQuery.currentData)}
        application={{ id, revision: application.revision }}
      />
    </PersonPart>
  )
}

/** Without the applicant's own address and phone: the record has those of the work, which colleagues and badges show. */
const recordOf = (application: Application, vacancy: Vacancy | undefined) => {
  const { firstName, lastName, language } = application
  return {
    ...{ name: firstName, surname: lastName },
    ...(vacancy && {
      positions: {
        AZ: vacancy.texts.AZ.position,
        EN: vacancy.texts.EN.position,
        RU: vacancy.texts.RU.position,
      },
      managerId: vacancy.managerId,
    }),
    invitation: language,
  }
}
