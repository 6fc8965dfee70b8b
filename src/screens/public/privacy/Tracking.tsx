import { Text } from '@atrium/ui'
import { useTranslation } from 'react-i18next'

/** Why there is no banner. */
export function Tracking() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <Text isProse>{t('tracking.text')}</Text>
      <Text isProse tone="muted">
        {t('tracking.changes')}
      </Text>
    </>
  )
}
