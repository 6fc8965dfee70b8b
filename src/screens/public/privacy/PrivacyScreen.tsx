import { LegalText } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
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
  usePageTitle(t('title'))
  return (
    <LegalText
      writtenOn={writtenOn}
      sections={{
        who: <Responsible />,
        data: <DataUse />,
        recipients: <Recipients />,
        browser: <BrowserStorage />,
        maps: <MapsChoice />,
        rights: <Rights />,
        tracking: <Tracking />,
      }}
    />
  )
}
