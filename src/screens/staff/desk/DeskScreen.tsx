import { type DeskPageName, deskPagesFor } from '@atrium/contract/core'
import { LinkButton, Message, Text } from '@atrium/ui'
import { DeskOverview, DeskPage } from '@atrium/ui/desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetSetupQuery } from '#api/setupApi.ts'
import { href } from '#config/site.ts'
import { useHiringSummary } from '#features/applications/useHiringSummary.ts'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { isInHand as isChangeInHand, useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { useNewSuggestions } from '#features/suggestions/useNewSuggestions.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { isInHand } from './leave/WaitingPart.tsx'
import { AwayCard } from './overview/AwayCard.tsx'
import { ChangesToDecide } from './overview/ChangesToDecide.tsx'
import { HiringCard } from './overview/HiringCard.tsx'
import { LeaveToDecide } from './overview/LeaveToDecide.tsx'
import { SuggestionsToAnswer } from './overview/SuggestionsToAnswer.tsx'

/** `/staff/desk`: what waits for a decision of the person, and absences of the team. Each part needs its permission. */
export function DeskScreen() {
  const { t } = useTranslation('desk')
  usePageTitle(t('title'))
  const { permissions = [] } = usePermissions()
  const open = deskPagesFor(permissions)
  const isOpen = (page: DeskPageName) => open.includes(page)
  const nothingWaits = useNothingWaits(isOpen)
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      {permissions.includes('roles.give') && <SetupHint />}
      <DeskOverview aside={isOpen('team') && <AwayCard />}>
        {nothingWaits && <Text tone="muted">{t('overview.nothing')}</Text>}
        {isOpen('applications') && <HiringCard />}
        {isOpen('leave') && <LeaveToDecide />}
        {isOpen('changes') && <ChangesToDecide />}
        {isOpen('inbox') && <SuggestionsToAnswer />}
      </DeskOverview>
    </DeskPage>
  )
}

/** Visitors of a public server read about the sample company. */
function SetupHint() {
  const { t } = useTranslation('desk')
  const { data } = useGetSetupQuery()
  if (!data?.isPublic || data.isDone) return null
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={t('overview.setup.heading')}
      text={t('overview.setup.text')}
      action={
        <LinkButton size="sm" variant="outline" href={href('setup')}>
          {t('overview.setup.link')}
        </LinkButton>
      }
    />
  )
}

/** Whether nothing waits for the person, and nothing has since the page was opened. */
function useNothingWaits(isOpen: (page: DeskPageName) => boolean): boolean {
  const leave = useWaitingLeave(isOpen('leave'))
  const changes = useWaitingChanges(isOpen('changes'))
  const hiring = useHiringSummary(isOpen('applications'))
  const suggestions = useNewSuggestions(isOpen('inbox'))
  const isKnown =
    (!isOpen('leave') || leave.isKnown) &&
    (!isOpen('changes') || changes.isKnown) &&
    (!isOpen('applications') || hiring.summary !== undefined) &&
    (!isOpen('inbox') || suggestions.isKnown)
  const waits =
    leave.requests.some(isInHand) ||
    changes.requests.some(isChangeInHand) ||
    hiring.isWaiting ||
    suggestions.waiting.length > 0
  const [hasWaited, setHasWaited] = useState(waits)
  if (waits && !hasWaited) setHasWaited(true)
  return isKnown && !waits && !hasWaited
}
