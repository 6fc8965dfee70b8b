import type { Application } from '@atrium/contract/hiring'
import { Button, LinkButton, Message, OutcomeNote } from '@atrium/ui'
import { applicantName } from '@atrium/ui/hiring'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useGetVacancyQuery, useSetVacancyStateMutation } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** The form for the record of a candidate who is hired. */
export const hireHref = (id: number): string => `${href('newPerson')}?application=${id}`

interface HiredPartProps {
  application: Application
  /** Whether the reader may add people. */
  mayAdd: boolean
}

/** What is still to do once somebody is hired: the record of the person, and a vacancy without free places. */
export function HiredPart({ application, mayAdd }: HiredPartProps) {
  const { t } = useTranslation('candidate')
  const { busy, act, outcome, failure } = useMutationToast<'close'>('applications:failure')
  const [setState] = useSetVacancyStateMutation()
  const { id, stage, personId, vacancyId } = application
  const isHired = stage === 'hired'
  const { currentData: vacancy } = useGetVacancyQuery((isHired && vacancyId) || skipToken)
  if (!isHired) return null
  const isFilled = vacancy?.state === 'open' && vacancy.counts.hired >= vacancy.places
  return (
    <>
      {personId === null && mayAdd && (
        <>
          <Message
            variant="banner"
            tone="info"
            heading={t('hire.missing', { name: applicantName(application) })}
            text={t('hire.missingText')}
          />
          <LinkButton size="sm" href={hireHref(id)}>
            {t('hire.create')}
          </LinkButton>
        </>
      )}
      {vacancy && isFilled && (
        <>
          <Message variant="banner" tone="info" heading={t('hire.filled')} text={t('hire.filledText')} />
          <Button
            variant="outline"
            size="sm"
            isLoading={busy === 'close'}
            onClick={() =>
              void act(
                'close',
                () => setState({ id: vacancy.id, state: 'closed', revision: vacancy.revision }).unwrap(),
                t('hire.closed'),
              )
            }
          >
            {t('hire.close')}
          </Button>
        </>
      )}
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <OutcomeNote outcome={outcome} />
    </>
  )
}
