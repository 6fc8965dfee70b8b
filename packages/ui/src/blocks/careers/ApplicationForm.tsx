import { company, pages, retention } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PrivacyNote } from '#forms/PrivacyNote.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { CvField } from './CvField.tsx'

interface ApplicationFormProps extends FormProps {
  /** The maximum size of the CV, in bytes. */
  cvMaxBytes: number
  /** The share of the upload that is done, 0 … 1. */
  progress?: number | undefined
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /**
   * Asks for a message too (the form without a vacancy).
   * @default false
   */
  hasMessage?: boolean | undefined
}

/** The application: the fields of spec 3 (`first_name`, `last_name`, `email`, `phone`, `message`, `cv`). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { cvMaxBytes, progress, failure, hasMessage = false, ...form } = props
  const { t } = useTranslation('careers')
  return (
    <FormShell label={t('form.label')} {...form}>
      <ContactFields />
      {hasMessage && (
        <TextAreaField name="message" label={t('form.message')} hint={t('form.messageHint')} isRequired />
      )}
      <CvField cvMaxBytes={cvMaxBytes} progress={progress} />
      {failure && <FormFailure id="application" {...failure} />}
      <ErrorSummary label={(count) => t('form.errorSummary', { count })} />
      <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} progress={progress} />
      <PrivacyNote
        text={t(hasMessage ? 'sendCv.privacy' : 'form.privacy', {
          email: company.careersEmail,
          count: retention.applicationMonths,
        })}
        linkLabel={t('form.privacyLink')}
        href={pages.privacy}
      />
    </FormShell>
  )
}
