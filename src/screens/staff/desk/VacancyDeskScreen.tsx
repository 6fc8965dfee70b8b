import { formatDay, readId } from '@atrium/contract/core'
import type { Vacancy } from '@atrium/contract/hiring'
import { Button, LinkButton, Message, OutcomeNote, SkeletonRegion } from '@atrium/ui'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import { QuestionDialog } from '@atrium/ui/staff'
import { RowMenu } from '@atrium/ui/table'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { parseApiError } from '#api/parseApiError.ts'
import { useGetVacancyQuery } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { moveDraft } from '#hooks/useStoredForm.ts'
import { staffKey, useHasTabValue } from '#hooks/useTabState.ts'
import { actionsOf, useVacancyActions } from './vacancies/useVacancyActions.ts'
import { VacancyPart } from './vacancies/VacancyPart.tsx'
import { applicationsOf, localTextOf, shownStateOf } from './vacancies/vacancyState.ts'
import { atFields } from './vacancies/vacancyValues.ts'

/** `/staff/desk/vacancies/:id`: the texts and facts of a vacancy, and what visitors see of it. */
export function VacancyDeskScreen() {
  const { t } = useTranslation('vacancies')
  const id = readId(useParams().id)
  // The page is shown until the next one is there; the news of the deletion would fetch the vacancy again.
  const [isDeleted, setDeleted] = useState(false)
  const query = useGetVacancyQuery(id ?? 0, { ...useLiveList(), skip: id === undefined || isDeleted })
  const vacancy = isDeleted ? query.data : query.currentData
  const isUnknown = id === undefined || (query.error && parseApiError(query.error).reason === 'notFound')
  const failure = useQueryError(!vacancy && !isUnknown, query)
  if (vacancy && !isUnknown) return <VacancyPage key={vacancy.id} vacancy={vacancy} onDelete={setDeleted} />
  return (
    <Frame heading={t('title')}>
      {isUnknown ? (
        <Message heading={t('unknown')} text={t('unknownText')} />
      ) : failure ? (
        <QueryError heading={t('failedOne')} failure={failure} />
      ) : (
        <SkeletonRegion label={t('loadingOne')} />
      )}
    </Frame>
  )
}

interface FrameProps {
  heading: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}

function Frame({ heading, lead, actions, children }: FrameProps) {
  const { t } = useTranslation('vacancies')
  usePageTitle(heading)
  return (
    <DeskPage
      heading={heading}
      lead={lead}
      action={
        <DeskActions>
          {actions}
          <LinkButton variant="outline" size="sm" href={href('vacancies')}>
            {t('back')}
          </LinkButton>
        </DeskActions>
      }
    >
      {children}
    </DeskPage>
  )
}

function VacancyPage({ vacancy, onDelete }: { vacancy: Vacancy; onDelete: (isDeleted: boolean) => void }) {
  const { t } = useTranslation('vacancies')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { id, original, texts, counts, publishedOn } = vacancy
  const draftKey = `${staffKey}vacancy.${id}`
  const actions = useVacancyActions({
    onMoved: (before, after) => moveDraft(draftKey, before.revision, after.revision),
    onDelete,
    onDeleted: () => void navigate(href('vacancies')),
    hasUnsaved: useHasTabValue(draftKey),
  })
  const { failed } = actions
  const unready = actions.unready?.vacancy.revision === vacancy.revision ? actions.unready : undefined
  const errors = unready?.errors ?? failed?.errors
  const refused = useMemo(() => errors && atFields(errors), [errors])
  const positions = { AZ: texts.AZ.position, EN: texts.EN.position, RU: texts.RU.position }
  const name = localTextOf(positions, language, original) || t('untitled')
  const state = shownStateOf(vacancy)
  const day = publishedOn ? formatDay(publishedOn, language) : ''
  const [first = 'publish', ...others] = actionsOf(vacancy, counts.all > 0)
  const acted = { ...vacancy, name }
  return (
    <Frame
      heading={name}
      lead={t(`head.${state}`, { day })}
      actions={
        <>
          <Button
            size="sm"
            variant={first === 'close' ? 'outline' : 'primary'}
            isLoading={actions.busy === first}
            onClick={() => actions.begin(first, acted)}
          >
            {t(first)}
          </Button>
          {vacancy.state !== 'draft' && (
            <LinkButton variant="outline" size="sm" href={href('vacancy', { id })}>
              {t('seePage')}
            </LinkButton>
          )}
          {counts.all > 0 && (
            <LinkButton variant="outline" size="sm" href={applicationsOf(id)}>
              {t('applications', { count: counts.all })}
            </LinkButton>
          )}
          <RowMenu
            label={t('actionsFor', { name })}
            items={others.map((action) => ({
              label: t(action),
              onChoose: () => actions.begin(action, acted),
            }))}
          />
        </>
      }
    >
      {unready && <Message variant="banner" tone="danger" heading={unready.heading} text={unready.text} />}
      {actions.failure && <Message variant="banner" tone="danger" {...actions.failure} />}
      <OutcomeNote outcome={actions.outcome} />
      <VacancyPart vacancy={vacancy} draftKey={draftKey} refused={refused} />
      {actions.question && <QuestionDialog {...actions.question} />}
    </Frame>
  )
}
