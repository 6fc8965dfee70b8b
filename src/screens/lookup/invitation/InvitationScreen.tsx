import type { IsoDay } from '@atrium/contract/days'
import { type Invitation, readAnsweredDay } from '@atrium/contract/meetings'
import { SkeletonRegion } from '@atrium/ui'
import { InvitationCard, LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { invitationFile, useGetInvitationQuery } from '#api/meetingsLookupApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { LookupMessage } from '#features/lookup/LookupMessage.tsx'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useInvitationAnswer } from './useInvitationAnswer.ts'

/** `/invitation/{token}`: where the mails about a meeting lead. Opening it answers nothing. */
export function InvitationScreen() {
  const { token = '' } = useParams()
  return (
    <LookupPage size="record" {...useLookupFrame()}>
      {/* Nothing of one invitation stays when the address names another. */}
      <Found key={token} token={token} />
    </LookupPage>
  )
}

function Found({ token }: { token: string }) {
  const { t } = useTranslation('invitation')
  const { language } = useLanguage()
  // While another language is on its way, or cannot be had, the invitation stays in the one that it has.
  const answeredDay = readAnsweredDay(useLocation().search)
  const query = useGetInvitationQuery({ token, language, answeredDay })
  const { data: invitation, error } = query
  const isUnknown = isNotFound(error)
  const failure = useQueryError(!invitation && !isUnknown, query)
  // The title of the meeting stays out of the browser's history.
  usePageTitle(t('title'))
  if (failure)
    return <QueryError variant="inline" headingLevel={1} heading={t('failure.title')} failure={failure} />
  if (isUnknown) return <LookupMessage role="alert" heading={t('unknown.title')} text={t('unknown.text')} />
  if (!invitation) return <SkeletonRegion label={t('loading')} count={8} />
  if (invitation.isCancelled)
    return (
      <LookupMessage
        role="status"
        heading={t('cancelled.title')}
        text={t('cancelled.text', { organiser: invitation.organiser })}
      />
    )
  return <Open token={token} answeredDay={answeredDay} invitation={invitation} />
}

interface OpenProps {
  token: string
  /** The original day of the occurrence that was just answered, with which the invitation was asked for. */
  answeredDay: IsoDay | undefined
  invitation: Invitation
}

/** An invitation that can be answered. */
function Open({ token, answeredDay, invitation }: OpenProps) {
  const file = invitationFile(useEnvironment(), token)
  const answer = useInvitationAnswer({ token, answeredDay }, invitation)
  return <InvitationCard invitation={invitation} file={file} {...answer} />
}
