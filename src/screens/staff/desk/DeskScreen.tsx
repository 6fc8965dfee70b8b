import { type DeskPageName, deskPagesFor } from '@atrium/contract/core'
import { Message } from '@atrium/ui'
import { DeskCards, DeskOverview, DeskPage, DeskSection } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { AwayCard } from './overview/AwayCard.tsx'
import { ChangesCard } from './overview/ChangesCard.tsx'
import { LeaveCard } from './overview/LeaveCard.tsx'
import { SuggestionsCard } from './overview/SuggestionsCard.tsx'
import { useNewSuggestions } from './overview/useNewSuggestions.ts'

/** `/staff/desk`: waiting decisions, absences of the team, and the pages. Each part needs its permission. */
export function DeskScreen() {
  const { t } = useTranslation(['desk', 'leave', 'changes'])
  usePageTitle(t('title'))
  const open = deskPagesFor(usePermissions().permissions ?? [])
  const isOpen = (page: DeskPageName) => open.includes(page)
  const leave = useWaitingLeave(isOpen('leave'))
  const changes = useWaitingChanges(isOpen('changes'))
  const suggestions = useNewSuggestions(isOpen('inbox'))
  const requests = leave.requests.filter(({ isMine }) => isMine)
  const waiting = {
    leave: requests.length,
    changes: changes.waiting.length,
    inbox: suggestions.count,
  }
  const nothingWaits =
    (!isOpen('leave') || (leave.isKnown && waiting.leave === 0)) &&
    (!isOpen('changes') || (changes.isKnown && waiting.changes === 0)) &&
    (!isOpen('inbox') || (suggestions.isKnown && waiting.inbox === 0))
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <DeskOverview aside={isOpen('team') && <AwayCard />}>
        {nothingWaits && <Message heading={t('overview.nothing')} text={t('overview.nothingText')} />}
        {isOpen('leave') && <LeaveCard requests={requests} queries={leave.queries} isKnown={leave.isKnown} />}
        {isOpen('changes') && <ChangesCard {...changes} />}
        {isOpen('inbox') && <SuggestionsCard {...suggestions} />}
      </DeskOverview>
      <DeskSection heading={t('overview.pages')}>
        <DeskCards open={open} waiting={waiting} />
      </DeskSection>
    </DeskPage>
  )
}
