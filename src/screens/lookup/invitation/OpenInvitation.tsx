import { formField } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { answerStates, type Invitation } from '@atrium/contract/meetings'
import { InvitationCard } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { invitationFile } from '#api/invitationsApi.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useInvitationAnswer } from './useInvitationAnswer.ts'
import { useInvitationFacts } from './useInvitationFacts.ts'

interface OpenInvitationProps {
  token: string
  /** The original day of the occurrence that was just answered, with which the invitation was asked for. */
  answeredDay: IsoDay | undefined
  invitation: Invitation
}

/** An invitation that can be answered: the meeting, and the own answer. */
export function OpenInvitation({ token, answeredDay, invitation }: OpenInvitationProps) {
  const { t } = useTranslation(['invitation', 'common'])
  const environment = useEnvironment()
  const { sending, outcome, send } = useInvitationAnswer({ token, answeredDay }, invitation)
  return (
    <InvitationCard
      heading={invitation.title}
      facts={useInvitationFacts(invitation)}
      notes={invitation.notes}
      newTabLabel={t('common:app.newTab')}
      hint={invitation.occurrence ? t('oneChanged') : undefined}
      over={invitation.isOver ? t('over') : undefined}
      answers={{
        legend: t('answer.legend'),
        choices: answerStates.map((value) => ({ value, label: t(`answer.${value}`) })),
        current: invitation.answer,
        sending,
        sendingLabel: t('answer.sending'),
        onAnswer: send,
        fields: {
          [formField]: 'answer',
          sequence: String(invitation.sequence),
          ...(invitation.occurrence && { day: invitation.occurrence }),
        },
      }}
      outcome={outcome}
      download={{ label: t('download'), href: invitationFile(environment, token) }}
    />
  )
}
