import type { Application, Vacancy } from '@atrium/contract/hiring'
import { Button, LinkButton, Message, OutcomeNote } from '@atrium/ui'
import { applicantName, CardBody } from '@atrium/ui/hiring'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useGetVacancyQuery, useSetVacancyStateMutation } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** The form for the record of a candidate who is hired. */
export const hireHref = (id: number): string => `${href('newPerson')}?application=${id}`

/** What is still to do once somebody is hired: the record of the person, and a vacancy without free places. */
export function HiredPart({ application }: { application: Application }) {
  const { t } = useTranslation('candidate')
  const { busy, act, outcome, failure } = useMutationToast<'close'>('applications:failure')
  const mayAdd = usePermissions().permissions?.includes('people.manage')
  const [setState] = useSetVacancyStateMutation()
  const { id, stage, personId, vacancyId } = application
  const isHired = stage === 'hired'
  const { currentData: vacancy } = useGetVacancyQuery((isHired && vacancyId) || skipToken)
  if (!isHired) return null
  const isFilled = vacancy?.state === 'open' && vacancy.counts.hired >= vacancy.places
  const isMissing = personId === null && mayAdd
  if (!isMissing && !isFilled && !outcome) return null
  const close = (vacancy: Vacancy) =>
    setState({ id: vacancy.id, state: 'closed', revision: vacancy.revision }).unwrap()
  return (
    <CardBody>
      {isMissing && (
        <>
          <Message
            variant="banner"
            heading={t('hire.missing', { name: applicantName(application) })}
            text={t('hire.missingText')}
          />
          <div>
            <LinkButton size="sm" href={hireHref(id)}>
              {t('hire.create')}
            </LinkButton>
          </div>
        </>
      )}
      {vacancy && isFilled && (
        <>
          <Message variant="banner" heading={t('hire.filled')} text={t('hire.filledText')} />
          <div>
            <Button
              variant="outline"
              size="sm"
              isLoading={busy === 'close'}
              onClick={() => void act('close', () => close(vacancy), t('hire.closed'))}
            >
              {t('hire.close')}
            </Button>
          </div>
        </>
      )}
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
    </CardBody>
  )
}
