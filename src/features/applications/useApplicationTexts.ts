import { retention } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** The texts of the application form. */
export function useApplicationTexts({ fileNoteSize, email }: { fileNoteSize: string; email: string }) {
  const { t } = useTranslation('careers')
  return {
    form: t('form.label'),
    firstName: t('form.firstName'),
    lastName: t('form.lastName'),
    email: t('form.email'),
    phone: t('form.phone'),
    message: t('form.message'),
    messageHint: t('form.messageHint'),
    cv: t('form.cv'),
    chooseFile: t('form.chooseFile'),
    orDrop: t('form.orDrop'),
    dropNow: t('form.dropNow'),
    fileNote: t('form.UploadFileSize', { size: fileNoteSize }),
    removeFile: (name: string) => t('form.removeFile', { name }),
    uploading: t('form.uploading'),
    submit: t('form.submit'),
    submitting: t('form.submitting'),
    privacy: {
      text: t('form.privacy', { email, count: retention.applicationMonths }),
      linkLabel: t('form.privacyLink'),
      href: href('privacy'),
    },
    errorSummary: (count: number) => t('form.errorSummary', { count }),
  }
}
