import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FileField } from '#forms/FileField.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PrivacyNote, type PrivacyNoteProps } from '#forms/PrivacyNote.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface ApplicationFormTexts {
  /** Names the form. */
  form: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  messageHint: string
  cv: string
  chooseFile: string
  orDrop: string
  dropNow: string
  /** The accepted types and sizes. */
  fileNote: string
  removeFile: (fileName: string) => string
  uploading: string
  submit: string
  submitting: string
  /** The purpose of the data, their retention, and the link to the privacy page. */
  privacy: PrivacyNoteProps
  errorSummary: (count: number) => string
}

interface ApplicationFormProps extends FormProps {
  texts: ApplicationFormTexts
  /** The accepted file types: `.pdf,.docx`. */
  accept: string
  /** Formats a number of bytes. */
  formatSize: (bytes: number) => string
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
  const { texts, accept, formatSize, progress, failure, hasMessage = false, ...form } = props
  return (
    <FormShell label={texts.form} {...form}>
      <FieldRow>
        <TextField
          name="first_name"
          label={texts.firstName}
          isRequired
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          name="last_name"
          label={texts.lastName}
          isRequired
          autoComplete="family-name"
          spellCheck={false}
        />
      </FieldRow>
      <TextField
        name="email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField name="phone" label={texts.phone} isRequired type="tel" autoComplete="tel" />
      {hasMessage && (
        <TextAreaField name="message" label={texts.message} hint={texts.messageHint} isRequired />
      )}
      <FileField
        name="cv"
        label={texts.cv}
        isRequired
        accept={accept}
        chooseLabel={texts.chooseFile}
        dropLabel={texts.orDrop}
        dropActiveLabel={texts.dropNow}
        note={texts.fileNote}
        removeLabel={texts.removeFile}
        formatSize={formatSize}
        progress={progress}
        progressLabel={texts.uploading}
      />
      {failure && <FormFailure {...failure} />}
      <ErrorSummary label={texts.errorSummary} />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} progress={progress} />
      <PrivacyNote {...texts.privacy} />
    </FormShell>
  )
}
