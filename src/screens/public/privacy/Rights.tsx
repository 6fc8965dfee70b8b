import { company } from '@atrium/contract/core'
import { Text, withEmailLink } from '@atrium/ui'
import { LegalList } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'

/** What a person can ask of us, and where to complain (GDPR, Article 13(2)(b), (c) and (d)). */
export function Rights() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <Text isProse>{t('rights.text')}</Text>
      <LegalList>
        <li>{t('rights.access')}</li>
        <li>{t('rights.correct')}</li>
        <li>{t('rights.erase')}</li>
        <li>{t('rights.restrict')}</li>
        <li>{t('rights.portability')}</li>
        <li>{t('rights.object')}</li>
        <li>{t('rights.withdraw')}</li>
      </LegalList>
      <Text isProse>{withEmailLink(t('rights.how', { email: company.email }), company.email)}</Text>
      <Text isProse>{t('rights.complain')}</Text>
    </>
  )
}
