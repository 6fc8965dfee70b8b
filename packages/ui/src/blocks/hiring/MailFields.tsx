import { useTranslation } from 'react-i18next'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface MailFieldsProps {
  /** Ends the names of the fields: `subjectRU`, `textRU`. @default nothing */
  of?: string | undefined
  /** The lines of the text. @default 10 */
  rows?: number | undefined
}

/** Subject and text of a mail to an applicant. */
export function MailFields({ of = '', rows = 10 }: MailFieldsProps) {
  const { t } = useTranslation('applications')
  return (
    <>
      <TextField name={`subject${of}`} label={t('mail.subject')} isRequired />
      <TextAreaField name={`text${of}`} label={t('mail.text')} rows={rows} isRequired />
    </>
  )
}
