import { readId } from '@atrium/contract/core'
import { LinkButton, Message, SkeletonRegion, Text } from '@atrium/ui'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import {
  ApplicationLayout,
  applicantName,
  CardSection,
  moveButtonId,
  useApplicationTexts,
} from '@atrium/ui/hiring'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useGetApplicationQuery } from '#api/hiringApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { CvPart } from './applications/CvPart.tsx'
import { FactsPart } from './applications/FactsPart.tsx'
import { HistoryPart } from './applications/HistoryPart.tsx'
import { InterviewsPart } from './applications/InterviewsPart.tsx'
import { NotePart } from './applications/NotePart.tsx'
import { OthersPart } from './applications/OthersPart.tsx'
import { PersonalDataPart } from './applications/PersonalDataPart.tsx'
import { RatingPart } from './applications/RatingPart.tsx'
import { StagePart } from './applications/StagePart.tsx'
import { useNeighbours } from './applications/useNeighbours.ts'
import { useOwnRecordId } from './applications/useOwnRecordId.ts'
import { usePageKeys } from './applications/usePageKeys.ts'

/** `/staff/desk/applications/:id`: all about an application. The query is that of the list it was opened from. */
export function ApplicationScreen() {
  const { t } = useTranslation(['applications', 'table'])
  const id = readId(useParams().id)
  const query = useGetApplicationQuery(id ?? skipToken, useLiveList())
  const application = query.currentData
  const failure = useQueryError(!application, query)
  const isUnknown =
    id === undefined || (query.error !== undefined && parseApiError(query.error).reason === 'notFound')
  const { language } = useLanguage()
  const neighbours = useNeighbours(id)
  const { previous, next, place, stages, tags } = neighbours
  const { stageName } = useApplicationTexts(stages)
  const ownPersonId = useOwnRecordId()
  const heading = application ? applicantName(application) : t('title')
  usePageTitle(heading)
  const navigate = useNavigate()
  const open = (address: string | undefined) => address && (() => void navigate(address))
  const [toNext, toPrevious] = [open(next) || undefined, open(previous) || undefined]
  usePageKeys({
    j: toNext,
    ArrowRight: toNext,
    k: toPrevious,
    ArrowLeft: toPrevious,
    m: () => document.getElementById(moveButtonId)?.click(),
    n: () => focusField('textarea[name=text]'),
    r: () => focusField('input[name=verdict]:checked, input[name=verdict]'),
  })
  const nameOf = (personId: number | null) =>
    application?.people.find((one) => one.id === personId)?.name ?? ''
  const vacancy = application && (application.positions[language] || application.position || t('general'))
  return (
    <DeskPage
      heading={heading}
      lead={application && [vacancy, application.reference].join(' · ')}
      action={
        <DeskActions>
          {/* All keep their place and the focus, with the list and without it. */}
          {(['back', 'previous', 'next'] as const).map((way) => (
            <LinkButton
              key={way}
              variant="outline"
              size="sm"
              href={neighbours[way] ?? neighbours.own}
              aria-disabled={!neighbours[way]}
            >
              {t(`page.${way}`)}
            </LinkButton>
          ))}
          <Text
            as="span"
            size="small"
            tone="muted"
            alignSelf="center"
            minWidth="12ch"
            textAlign={{ md: 'end' }}
          >
            {place ? t('page.place', place) : '\u00A0'}
          </Text>
        </DeskActions>
      }
    >
      {isUnknown && <Message heading={t('page.unknown')} text={t('page.unknownText')} />}
      {!isUnknown && failure && <QueryError heading={t('page.failed')} failure={failure} />}
      {!isUnknown && !failure && !application && <SkeletonRegion label={t('page.loading')} shape="cards" />}
      {application && !isUnknown && (
        <ApplicationLayout
          key={application.id}
          top={<StagePart application={application} stages={stages} />}
          side={
            <>
              <FactsPart application={application} nameOf={nameOf} knownTags={tags} />
              <OthersPart application={application} stageName={stageName} />
              {application.isManaged && <PersonalDataPart application={application} />}
            </>
          }
          below={<HistoryPart application={application} stageName={stageName} nameOf={nameOf} />}
        >
          {application.message && (
            <CardSection heading={t('page.message')}>
              <Text isProse marginTop="4" whiteSpace="pre-line">
                {application.message}
              </Text>
            </CardSection>
          )}
          <CvPart application={application} />
          <InterviewsPart application={application} stageName={stageName} />
          <RatingPart application={application} ownPersonId={ownPersonId} />
          <NotePart application={application} ownPersonId={ownPersonId} />
        </ApplicationLayout>
      )}
    </DeskPage>
  )
}

function focusField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector)
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}
