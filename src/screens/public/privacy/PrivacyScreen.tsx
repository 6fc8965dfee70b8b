import { Text } from '@atrium/ui'
import { Checkbox, LegalText } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { useMapConsent } from '#features/contact/useMapConsent.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { BrowserStorage } from './BrowserStorage.tsx'
import { DataUse } from './DataUse.tsx'
import { Recipients } from './Recipients.tsx'
import { Responsible } from './Responsible.tsx'
import { Rights } from './Rights.tsx'

/** The day of the text: it changes with the text, by hand. */
const writtenOn = '2026-11-29'

/** `/privacy`: which data are asked for, why, how long they are kept, and what a person can ask of us. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  usePageTitle(t('title'))
  // As an editor has written it.
  const { text } = t('own.item', { returnObjects: true, skipInterpolation: true }) as { text?: string }
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
        ...(text && { own: <OwnText text={text} /> }),
      }}
    />
  )
}

/** What the company adds. */
const OwnText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <Text key={paragraph} isProse whiteSpace="pre-line">
      {paragraph}
    </Text>
  ))

/** The one consent that the site asks for, and the place to give or take it back. */
function MapsChoice() {
  const { t } = useTranslation('privacy')
  const { isAllowed, onAllow } = useMapConsent()
  return (
    <>
      <Text isProse>{t('maps.text')}</Text>
      <Checkbox label={t('maps.allow')} hint={t('maps.hint')} isChecked={isAllowed} onChange={onAllow} />
    </>
  )
}

/** Why there is no banner. */
function Tracking() {
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
