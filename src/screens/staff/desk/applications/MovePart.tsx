import type { Application, ApplicationRow, Stage } from '@atrium/contract/hiring'
import { applicantMailSchema } from '@atrium/contract/hiring/applications/schema'
import { applicantName, MailDialog, type MailValues } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveApplicationMutation } from '#api/hiringApi.ts'
import { useListTemplatesQuery } from '#api/hiringSettingsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { filledMail, fillMail, templateFor } from './mailValues.ts'

interface MovePartProps {
  application: ApplicationRow
  /** Of the application when the person chose the stage. */
  revision: number
  stage: Stage
  stageName: (stage: Stage) => string
  /** Moves without a mail. */
  onMoveOnly: () => unknown
  isMoving: boolean
  onMoved: (moved: Application) => void
  onClose: () => void
  /** @default what had the focus before */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/** The mail that goes with a move, proposed by the template of the stage. */
export function MovePart(props: MovePartProps) {
  const { application, revision, stage, stageName, onMoveOnly, isMoving, onMoved, onClose, returnFocus } =
    props
  const { t } = useTranslation('applications')
  const sender = applicantName(useStaffUser())
  const { data: templates = [] } = useListTemplatesQuery()
  const [move] = useMoveApplicationMutation()
  const { id, language } = application
  const proposed = templateFor(templates, stage)
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
    send: (mail) => move({ id, stage, revision, mail: fillMail(mail, application, sender) }).unwrap(),
    onSent: onMoved,
    draftKey: `${staffKey}applicationMail.${id}.${stage}`,
    initialValues: start,
  })
  return (
    <MailDialog
      {...form}
      draft={draft ?? start}
      onDraft={onDraft}
      title={t('move.title', { name: applicantName(application), stage: stageName(stage) })}
      lead={t('mail.lead', { language: t(`languages.${language}`) })}
      submitLabel={t('move.withMail')}
      templates={templates}
      fieldsOf={(template) =>
        filledMail(
          templates.find((one) => one.id === template),
          application,
          sender,
        )
      }
      withoutMail={{
        isLoading: isMoving,
        onPress: () => void onMoveOnly(),
      }}
      returnFocus={returnFocus}
      onCancel={onClose}
    />
  )
}
