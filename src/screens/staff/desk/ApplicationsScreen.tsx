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
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { type Question, questionOf, withQuestion } from './applications/question.ts'
import { useApplications } from './applications/useApplications.ts'

/** `/staff/desk/applications`: those who have applied, as a table, or as a board with `?view=board`. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'table'])
  usePageTitle(t('title'))
  const canManage = usePermissions().permissions?.includes('hiring.manage') ?? false
  const { language } = useLanguage()
  const applications = useApplications(language, useLiveList())
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
  const { view, q, vacancy } = questionOf(params)
  const ask = (changes: Partial<Question>) =>
    setParams((before) => withQuestion(before, changes), {
      replace: 'q' in changes,
      preventScrollReset: true,
    })
  const waiting = <SkeletonRegion label={t('loading')} shape="rows" count={10} />
  if (failure) return <QueryError heading={t('failed')} failure={failure} />
  if (!isKnown) return waiting
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
  return (
    <>
      <QuestionBar
        search={q}
        onSearch={(text) => ask({ q: text })}
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
          items={(['table', 'board'] as const).map((value) => ({
            value,
            label: t(`view.${value}`),
            panel: (
              <Suspense fallback={waiting}>
                <LazyPart load={loads[value]} {...applications} />
              </Suspense>
            ),
          }))}
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
const loads = {
  table: async () =>
    (await import(/* webpackChunkName: "applicationTable" */ './applications/TablePart.tsx')).TablePart,
  board: async () =>
    (await import(/* webpackChunkName: "applicationBoard" */ './applications/BoardPart.tsx')).BoardPart,
}

ApplicationsScreen.parts = [loads.table]
