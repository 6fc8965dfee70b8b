import { company, cvExtensions, formatBytes, pages, retention } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FileField } from '#forms/FileField.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PrivacyNote } from '#forms/PrivacyNote.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** For the `accept` of a file field: `.pdf,.docx`. */
const accept = cvExtensions.map((extension) => `.${extension}`).join(',')

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
  const language = useReaderLanguage()
  return (
    <FormShell label={t('form.label')} {...form}>
      <FieldRow>
        <TextField
          name="first_name"
          label={t('form.firstName')}
          isRequired
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          name="last_name"
          label={t('form.lastName')}
          isRequired
          autoComplete="family-name"
          spellCheck={false}
        />
      </FieldRow>
      <TextField
        name="email"
        label={t('form.email')}
        isRequired
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField name="phone" label={t('form.phone')} isRequired type="tel" autoComplete="tel" />
      {hasMessage && (
        <TextAreaField name="message" label={t('form.message')} hint={t('form.messageHint')} isRequired />
      )}
      <FileField
        name="cv"
        label={t('form.cv')}
        isRequired
        accept={accept}
        chooseLabel={t('form.chooseFile')}
        dropLabel={t('form.orDrop')}
        dropActiveLabel={t('form.dropNow')}
        note={t('form.UploadFileSize', { size: formatBytes(cvMaxBytes, language) })}
        removeLabel={(name) => t('form.removeFile', { name })}
        formatSize={(bytes) => formatBytes(bytes, language)}
        progress={progress}
        progressLabel={t('form.uploading')}
      />
      {failure && <FormFailure {...failure} />}
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
