import { LinkButton, SkeletonRegion } from '@atrium/ui'
import { DeskActions, DeskPage } from '@atrium/ui/desk'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { AddPerson } from './people/AddPerson.tsx'

/** `/staff/desk/people`: the records of everybody, those who left too, and accounts without a record. */
export function PeopleScreen() {
  const { t } = useTranslation('people')
  usePageTitle(t('title'))
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        <DeskActions>
          <LinkButton variant="outline" size="sm" href={href('peopleImport')}>
            {t('csv')}
          </LinkButton>
          <AddPerson />
        </DeskActions>
      }
    >
      <Suspense fallback={<SkeletonRegion label={t('loading')} shape="rows" count={10} />}>
        <LazyPart load={loadPeople} />
      </Suspense>
    </DeskPage>
  )
}

/** In a chunk of its own, which the page loads once it is interactive: it has the table with its menus. */
const loadPeople = async () =>
  (await import(/* webpackChunkName: "peopleTable" */ './people/PeoplePart.tsx')).PeoplePart

PeopleScreen.parts = [loadPeople]
