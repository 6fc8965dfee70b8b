import { company, formatDay } from '@atrium/contract/core'
import { withEmailLink } from '@atrium/ui'
import { LegalText } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { BrowserStorage } from './BrowserStorage.tsx'
import { DataUse } from './DataUse.tsx'
import { MapsChoice } from './MapsChoice.tsx'
import { Recipients } from './Recipients.tsx'
import { Responsible } from './Responsible.tsx'
import { Rights } from './Rights.tsx'
import { Tracking } from './Tracking.tsx'

/** The day of the text: it changes with the text, by hand. */
const writtenOn = '2026-11-25'

/** `/privacy`: which data are asked for, why, how long they are kept, and what a person can ask of us. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  const { language } = useLanguage()
  usePageTitle(t('title'))
  return (
    <LegalText
      heading={t('heading')}
      lead={t('lead', { company: company.name })}
      date={t('date', { date: formatDay(writtenOn, language) })}
      summary={{
        heading: t('summary.heading'),
        items: [
          t('summary.ask'),
          t('summary.share'),
          t('summary.track'),
          withEmailLink(t('summary.rights', { email: company.email }), company.email),
        ],
      }}
      contentsLabel={t('contents')}
      sections={[
        { id: 'who', heading: t('who.heading'), content: <Responsible /> },
        { id: 'data', heading: t('data.heading'), content: <DataUse /> },
        { id: 'recipients', heading: t('recipients.heading'), content: <Recipients /> },
        { id: 'browser', heading: t('browser.heading'), content: <BrowserStorage /> },
        { id: 'maps', heading: t('maps.heading'), content: <MapsChoice /> },
        { id: 'rights', heading: t('rights.heading'), content: <Rights /> },
        { id: 'tracking', heading: t('tracking.heading'), content: <Tracking /> },
      ]}
    />
  )
}
