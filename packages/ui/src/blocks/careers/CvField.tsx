import { cvExtensions, formatBytes } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FileField } from '#forms/FileField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** For the `accept` of a file field: `.pdf,.docx`. */
const accept = cvExtensions.map((extension) => `.${extension}`).join(',')

interface CvFieldProps {
  /** The maximum size of the CV, in bytes. */
  cvMaxBytes: number
  /** The share of the upload that is done, 0 … 1. */
  progress?: number | undefined
}

/** The file of the CV: `cv` (spec 3). */
export function CvField({ cvMaxBytes, progress }: CvFieldProps) {
  const { t } = useTranslation('careers')
  const language = useReaderLanguage()
  return (
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
  )
}
