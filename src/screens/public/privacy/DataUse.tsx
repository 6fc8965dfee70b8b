import { retention } from '@atrium/contract/core'
import { Text } from '@atrium/ui'
import { LegalFacts } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'

const uses = ['application', 'message', 'newsletter', 'guest', 'server'] as const

/** What each form asks for, and what else we have of people from outside: why, by which right and for how long (GDPR, Article 13(1)(c), 13(2)(a), (e) and (f)). */
export function DataUse() {
  const { t } = useTranslation('privacy')
  const kept = {
    application: t('data.application.kept', { count: retention.applicationMonths }),
    message: t('data.message.kept', { count: retention.contactMonths }),
    newsletter: t('data.newsletter.kept', { count: retention.unconfirmedDays }),
    guest: t('data.guest.kept', { count: retention.guestMonths, days: retention.staffMailDays }),
    server: t('data.server.kept'),
  }
  return (
    <>
      <Text isProse>{t('data.text')}</Text>
      {uses.map((use) => (
        <LegalFacts
          key={use}
          heading={t(`data.${use}.heading`)}
          facts={[
            { label: t('data.labels.data'), value: t(`data.${use}.data`) },
            { label: t('data.labels.purpose'), value: t(`data.${use}.purpose`) },
            { label: t('data.labels.basis'), value: t(`data.${use}.basis`) },
            { label: t('data.labels.kept'), value: kept[use] },
          ]}
        />
      ))}
      <Text isProse>{t('data.automated')}</Text>
    </>
  )
}
