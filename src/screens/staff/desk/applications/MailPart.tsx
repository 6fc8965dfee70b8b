import type { Application } from '@atrium/contract/hiring'
import { applicantMailSchema } from '@atrium/contract/hiring/applications/schema'
import { applicantName, MailDialog, type MailValues } from '@atrium/ui/hiring'
import { useTranslation } from 'react-i18next'
import { useMailApplicantMutation } from '#api/hiringApi.ts'
import { useListTemplatesQuery } from '#api/hiringSettingsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { filledMail, fillMail } from './mailValues.ts'

const empty: MailValues = { template: '', subject: '', text: '' }

/** A mail to the applicant without a move. */
export function MailPart({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useTranslation('applications')
  const sender = applicantName(useStaffUser())
  const { data: templates = [] } = useListTemplatesQuery()
  const [send] = useMailApplicantMutation()
  const { id, language } = application
  const name = applicantName(application)
  const { form, draft, onDraft } = useFormSubmit<{ subject: string; text: string }, Application, MailValues>({
    schema: applicantMailSchema,
    failureScopes: ['applications:failure'],
    send: (mail) => send({ id, ...fillMail(mail, application, sender) }).unwrap(),
    onSent: onClose,
    sentToast: t('mail.sent', { name }),
    draftKey: `${staffKey}applicationMail.${id}`,
    initialValues: empty,
  })
  return (
    <MailDialog
      {...form}
      draft={draft ?? empty}
      onDraft={onDraft}
      title={t('mail.title', { name })}
      lead={t('mail.leadOnly', { language: t(`languages.${language}`) })}
      submitLabel={t('mail.send')}
      templates={templates}
      fieldsOf={(template) =>
        filledMail(
          templates.find((one) => one.id === template),
          application,
          sender,
        )
      }
      onCancel={onClose}
    />
  )
}
