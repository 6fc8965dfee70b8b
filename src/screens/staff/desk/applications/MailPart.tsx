import type { Application, ApplicationRow } from '@atrium/contract/hiring'
import { applicantMailSchema } from '@atrium/contract/hiring/applications/schema'
import { applicantName, MailDialog, type MailValues } from '@atrium/ui/hiring'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMailApplicantMutation, useMoveApplicationMutation } from '#api/hiringApi.ts'
import { useListTemplatesQuery } from '#api/hiringSettingsApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { filledMail, fillMail } from './mailValues.ts'
import type { useMove } from './useMove.ts'

export interface MailPartProps {
  application: ApplicationRow
  /** With the move that waits for the mail. @default a mail alone */
  moves?: ReturnType<typeof useMove>
  onClose: () => void
  /** @default what had the focus before */
  returnFocus?: () => HTMLElement | null
}

/** A mail to the applicant, alone or with a move; then the template of the stage proposes it. */
export function MailPart({ application, moves, onClose, returnFocus }: MailPartProps) {
  const { t } = useTranslation('applications')
  const sender = applicantName(useStaffUser())
  const { data: templates = [], isError } = useListTemplatesQuery()
  const [send] = useMailApplicantMutation()
  const [move] = useMoveApplicationMutation()
  const asked = moves?.asked
  const { id, language, revision } = application
  /** The person has read what somebody else did, and may decide again. */
  const [isWarned, setWarned] = useState(false)
  const name = applicantName(application)
  const proposed = asked && templates.find(({ stage }) => stage === asked.stage)
  const start = useMemo(
    (): MailValues => ({
      template: proposed ? String(proposed.id) : '',
      ...filledMail(proposed, application, sender),
    }),
    [proposed, application, sender],
  )
  const { form, draft, onDraft } = useFormSubmit<{ subject: string; text: string }, Application, MailValues>({
    schema: applicantMailSchema,
    failureScopes: ['applications:failure'],
    send: (typed) => {
      const mail = fillMail(typed, application, sender)
      if (!asked) return send({ id, ...mail }).unwrap()
      return move({ ...asked, ...(isWarned && { revision }), mail })
        .unwrap()
        .catch((error) => {
          setWarned(parseApiError(error).reason === 'refused')
          throw error
        })
    },
    onSent: moves?.onMovedWithMail ?? onClose,
    sentToast: asked ? null : t('mail.sent', { name }),
    draftKey: `${staffKey}applicationMail.${id}${asked ? `.${asked.stage}` : ''}`,
    initialValues: start,
  })
  return (
    <MailDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      title={
        asked ? t('move.title', { name, stage: moves.stageName(asked.stage) }) : t('mail.title', { name })
      }
      lead={[
        t(asked ? 'mail.lead' : 'mail.leadOnly', { language: t(`languages.${language}`) }),
        isError && t('mail.templatesFailed'),
      ]
        .filter(Boolean)
        .join(' ')}
      submitLabel={t(asked ? 'move.withMail' : 'mail.send')}
      templates={templates}
      fieldsOf={(template) =>
        filledMail(
          templates.find((one) => one.id === template),
          application,
          sender,
        )
      }
      withoutMail={
        asked && { isLoading: moves.isMoving, onPress: () => void moves.moveNow(asked, asked.stage) }
      }
      returnFocus={returnFocus}
      onCancel={onClose}
    />
  )
}
