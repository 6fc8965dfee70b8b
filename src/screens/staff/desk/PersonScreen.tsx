import { readId } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { Avatar, LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { PersonLayout } from '@atrium/ui/people'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useListRecordsQuery } from '#api/peopleApi.ts'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useTabState } from '#hooks/useTabState.ts'
import { AccountPart } from './people/AccountPart.tsx'
import { BadgePart } from './people/BadgePart.tsx'
import { EquipmentPart } from './people/EquipmentPart.tsx'
import { LeavePart } from './people/LeavePart.tsx'
import { listKey } from './people/listKey.ts'
import { OffboardingPart } from './people/OffboardingPart.tsx'
import { RecordPart } from './people/RecordPart.tsx'
import { TeamPart } from './people/TeamPart.tsx'

/** `/staff/desk/people/:id`: all about a person: record, team, leave, room and computers, account, badge and card, departure, history. */
export function PersonScreen() {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { id } = useParams()
  const [search = ''] = useTabState<string>(listKey)
  const query = useListRecordsQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  const people = query.data?.people
  const person = people?.find((one) => one.id === readId(id))
  const permissions = usePermissions().permissions ?? []
  const isOwn = useStaffUser().id === person?.account?.id
  const heading = person ? fullNameOf(person) : t('title')
  usePageTitle(heading)
  return (
    <DeskPage
      heading={heading}
      lead={person && [person.idnumber, person.positions[language]].filter(Boolean).join(' · ')}
      picture={person && <Avatar size="lg" fullname={heading} photo={person.photo} />}
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
          cards={
            <>
              {permissions.includes('leave.manage') && <LeavePart person={person} isOwn={isOwn} />}
              {!person.leftAt && <EquipmentPart person={person} />}
              <TeamPart person={person} people={people} />
              <AccountPart key={`account${person.id}`} person={person} />
              {!person.leftAt && <BadgePart key={`badge${person.id}`} person={person} />}
              <OffboardingPart key={`departure${person.id}`} person={person} people={people} />
            </>
          }
          below={
            permissions.includes('audit.read') && (
              <Suspense>
                <LazyPart key={`history${person.id}`} load={loadHistoryPart} person={person} />
              </Suspense>
            )
          }
        >
          <RecordPart key={person.id} person={person} people={people} />
        </PersonLayout>
      )}
    </DeskPage>
  )
}

const loadHistoryPart = async () =>
  (await import(/* webpackChunkName: "personHistory" */ './people/HistoryPart.tsx')).HistoryPart
