import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { QuestionBar, Tabs } from '@atrium/ui/hiring'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { type Question, questionOf, withQuestion } from './applications/question.ts'
import { useApplications } from './applications/useApplications.ts'

/** `/staff/desk/applications`: those who have applied, as a table, or as a board with `?view=board`. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'table'])
  usePageTitle(t('title'))
  const canManage = usePermissions().permissions?.includes('hiring.manage') ?? false
  const applications = useApplications()
  return (
    <DeskPage
      heading={t('title')}
      lead={t(canManage ? 'lead' : 'ownLead')}
      action={
        canManage && (
          <LinkButton variant="outline" size="sm" href={href('hiringSettings')}>
            {t('settings')}
          </LinkButton>
        )
      }
    >
      <Content {...applications} canManage={canManage} />
    </DeskPage>
  )
}

function Content({
  canManage,
  ...applications
}: ReturnType<typeof useApplications> & { canManage: boolean }) {
  const { t } = useTranslation('applications')
  const { failure, isKnown, all, vacancies } = applications
  const [params, setParams] = useSearchParams()
  const { view, find, vacancy } = questionOf(params)
  const ask = (changes: Partial<Question>) =>
    setParams((before) => withQuestion(before, changes), {
      replace: 'find' in changes,
      preventScrollReset: true,
    })
  if (failure) return <QueryError heading={t('failed')} failure={failure} />
  if (!isKnown) return <SkeletonRegion label={t('loading')} shape="rows" count={10} />
  if (all.length === 0)
    return (
      <Message
        heading={t('empty')}
        text={t('emptyText')}
        action={
          canManage && (
            <LinkButton variant="outline" size="sm" href={href('vacancies')}>
              {t('vacancies')}
            </LinkButton>
          )
        }
      />
    )
  const waiting = <SkeletonRegion label={t('loading')} shape="rows" count={10} />
  return (
    <>
      <QuestionBar
        search={find}
        onSearch={(text) => ask({ find: text })}
        vacancy={vacancy}
        vacancies={vacancies}
        hasGeneral={all.some((one) => one.vacancyId === null)}
        onVacancy={(chosen) => ask({ vacancy: chosen })}
        note={<SearchNote {...applications.search} />}
      />
      <div>
        <Tabs
          label={t('view.label')}
          selected={view}
          onSelect={(chosen) => ask({ view: chosen })}
          items={[
            {
              value: 'table',
              label: t('view.table'),
              panel: (
                <Suspense fallback={waiting}>
                  <LazyPart load={loadTable} {...applications} />
                </Suspense>
              ),
            },
            {
              value: 'board',
              label: t('view.board'),
              panel: (
                <Suspense fallback={waiting}>
                  <LazyPart load={loadBoard} {...applications} />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </>
  )
}

function SearchNote({ isSearching, hasFailed, unread }: ReturnType<typeof useApplications>['search']) {
  const { t } = useTranslation('applications')
  if (hasFailed) return t('filters.failed')
  if (isSearching) return t('filters.searching')
  return unread > 0 && t('filters.unread', { count: unread })
}

/** In chunks of their own, which the page loads once it is interactive. */
const loadTable = async () =>
  (await import(/* webpackChunkName: "applicationTable" */ './applications/TablePart.tsx')).TablePart

const loadBoard = async () =>
  (await import(/* webpackChunkName: "applicationBoard" */ './applications/BoardPart.tsx')).BoardPart

ApplicationsScreen.parts = [loadTable]
