import { company, contacts } from '@atrium/contract/core'
import { Link, Text } from '@atrium/ui'
import { LegalFacts } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Who decides what happens to the data (GDPR, Article 13(1)(a)). */
export function Responsible() {
  const { t } = useTranslation('privacy')
  const { language } = useLanguage()
  return (
    <>
      <Text isProse>{t('who.text')}</Text>
      <LegalFacts
        facts={[
          { label: t('who.company'), value: company.name },
          { label: t('who.address'), value: company.address[language] },
          { label: t('who.email'), value: <Link href={contacts.emailHref()}>{company.email}</Link> },
          { label: t('who.phone'), value: <Link href={contacts.phoneHref()}>{company.phone}</Link> },
        ]}
      />
    </>
  )
}
