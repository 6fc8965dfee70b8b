import { chosenPhotoBytes, formatBytes } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The note about the files that are accepted. */
export function usePhotoNote(): string {
  const { t } = useTranslation('profile')
  const language = useReaderLanguage()
  return t('photo.note', { size: formatBytes(chosenPhotoBytes, language) })
}
