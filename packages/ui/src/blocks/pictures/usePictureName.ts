import { describedPictureAt } from '@atrium/contract/pictures'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** What a described picture is called where it is not shown: its description and focal point. Any other text stays. */
export function usePictureName() {
  const { t } = useTranslation('pictures')
  const language = useReaderLanguage()
  return (address: string): string => {
    const picture = describedPictureAt(address)
    if (!picture) return address
    const { id, focus, alt } = picture
    const name = alt ? alt[language] : t('decorative')
    return [name, t('focusValue', focus), id.slice(0, 6)].filter(Boolean).join(' · ')
  }
}
