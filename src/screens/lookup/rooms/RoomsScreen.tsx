import { LookupPage, RoomsPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
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
  const { rooms, found, people, query, search, failure } = useRooms()
  usePageTitle(t('rooms.title'))
  return (
    <LookupPage size="wide" {...useLookupFrame()}>
      <SignInNote />
      <RoomsPage
        rooms={rooms}
        error={
          failure && (
            <QueryError
              variant="inline"
              headingLevel={2}
              heading={t('rooms.failedTitle')}
              failure={failure}
            />
          )
        }
        isColleague={useIsColleague()}
      >
        <FoundRooms found={found ?? []} people={people} query={query} onSearch={search} />
      </RoomsPage>
    </LookupPage>
  )
}
