import { Text } from '@atrium/ui'
import { LegalList } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '#hooks/useEnvironment.ts'

/** Who receives the data (GDPR, Article 13(1)(e) and (f)); an e-mail service only where one is configured. */
export function Recipients() {
  const { t } = useTranslation('privacy')
  const { hosts } = useEnvironment()
  const usesService = new URL(hosts.email).origin !== new URL(hosts.site).origin
  return (
    <>
      <Text isProse>{t('recipients.text')}</Text>
      <LegalList>
        <li>{t('recipients.mail')}</li>
        {usesService && <li>{t('recipients.service', { host: new URL(hosts.email).host })}</li>}
        <li>{t('recipients.maps')}</li>
      </LegalList>
      <Text isProse>{t('recipients.nobody')}</Text>
    </>
  )
}
