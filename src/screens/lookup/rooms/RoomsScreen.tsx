import { Message } from '@atrium/ui'
import { CardsSkeleton, LookupList, LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useIsColleague } from '#features/lookup/useIsColleague.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { FoundRooms } from './FoundRooms.tsx'
import { useRooms } from './useRooms.ts'

/** `/rooms` (spec 2): every room, to be searched. */
export function RoomsScreen() {
  const { t } = useTranslation(['lookup', 'common'])
  const isColleague = useIsColleague()
  const { rooms, found, people, query, search, failure } = useRooms()
  usePageTitle(t('rooms.title'))
  const actions = [
    { label: t('rooms.printDoors'), href: `${href('labels')}?kind=door` },
    { label: t('rooms.allLabels'), href: href('labels') },
  ]
  return (
    <LookupPage size="wide" {...useLookupFrame()}>
      <SignInNote />
      <LookupList heading={t('rooms.title')} actions={isColleague && rooms ? actions : []}>
        {failure && (
          <QueryError variant="inline" headingLevel={2} heading={t('rooms.failedTitle')} failure={failure} />
        )}
        {!failure && !found && <CardsSkeleton kind="rooms" label={t('rooms.loading')} />}
        {rooms?.length === 0 && (
          <Message
            variant="inline"
            headingLevel={2}
            heading={t('rooms.emptyTitle')}
            text={t('rooms.emptyText')}
          />
        )}
        {rooms && rooms.length > 0 && found && (
          <FoundRooms found={found} people={people} query={query} onSearch={search} />
        )}
      </LookupList>
    </LookupPage>
  )
}
