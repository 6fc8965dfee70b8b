import { Text } from '@atrium/ui'
import { Checkbox } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { useMapConsent } from '#features/contact/useMapConsent.ts'

/** The one consent that the site asks for, and the place to give or take it back. */
export function MapsChoice() {
  const { t } = useTranslation('privacy')
  const { isAllowed, onAllow } = useMapConsent()
  return (
    <>
      <Text isProse>{t('maps.text')}</Text>
      <Checkbox label={t('maps.allow')} hint={t('maps.hint')} isChecked={isAllowed} onChange={onAllow} />
    </>
  )
}
