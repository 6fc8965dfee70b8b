import { formatBytes, limits } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import type { PictureTexts } from '#forms/PictureField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The words of a `PictureField`. */
export function usePictureTexts(): PictureTexts {
  const { t } = useTranslation('pictures')
  const language = useReaderLanguage()
  return {
    choose: t('choose'),
    replace: t('replace'),
    drop: t('drop'),
    dropActive: t('dropActive'),
    note: t('note', { size: formatBytes(limits.pictureBytes, language) }),
    uploading: t('uploading'),
    remove: t('remove'),
    focus: t('focus'),
    focusHint: t('focusHint'),
    focusValue: (focus) => t('focusValue', focus),
    decorative: t('decorative'),
    decorativeHint: (isOn) => t(isOn ? 'decorativeOn' : 'decorativeOff'),
    alt: (inLanguage) => t('alt', { language: inLanguage }),
  }
}
