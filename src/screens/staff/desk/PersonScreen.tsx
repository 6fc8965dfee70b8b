import { readId } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { PersonLayout } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useListRecordsQuery } from '#api/peopleApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useTabState } from '#hooks/useTabState.ts'
import { AccountPart } from './people/AccountPart.tsx'
import { BadgePart } from './people/BadgePart.tsx'
import { listKey } from './people/listKey.ts'
import { OffboardingPart } from './people/OffboardingPart.tsx'
import { RecordPart } from './people/RecordPart.tsx'

/** `/staff/desk/people/:id`: the record of a person with account, badge, card and departure. */
export function PersonScreen() {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { id } = useParams()
  const [search = ''] = useTabState<string>(listKey)
  const query = useListRecordsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const people = query.data?.people
  const person = people?.find((one) => one.id === readId(id))
  const heading = person ? fullNameOf(person) : t('title')
  usePageTitle(heading)
  return (
    <DeskPage
      heading={heading}
      lead={person && [person.idnumber, person.positions[language]].filter(Boolean).join(' · ')}
      action={
        <LinkButton variant="outline" size="sm" href={`${href('people')}${search}`}>
          {t('back')}
        </LinkButton>
      }
    >
      {failure && <QueryError heading={t('failed')} failure={failure} />}
      {!failure && !people && <SkeletonRegion label={t('loading')} />}
      {people && !person && <Message heading={t('unknown')} text={t('unknownText')} />}
      {people && person && (
        <PersonLayout
          aside={
            <>
              <AccountPart key={`account${person.id}`} person={person} />
              {!person.leftAt && <BadgePart key={`badge${person.id}`} person={person} />}
              <OffboardingPart key={`departure${person.id}`} person={person} people={people} />
            </>
          }
        >
          <RecordPart key={person.id} person={person} people={people} />
        </PersonLayout>
      )}
    </DeskPage>
  )
}
