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
      <LegalList
        items={[
          t('rights.access'),
          t('rights.correct'),
          t('rights.erase'),
          t('rights.restrict'),
          t('rights.portability'),
          t('rights.object'),
          t('rights.withdraw'),
        ]}
      />
      <Text isProse>{withEmailLink(t('rights.how', { email: company.email }), company.email)}</Text>
      <Text isProse>{t('rights.complain')}</Text>
    </>
  )
}
