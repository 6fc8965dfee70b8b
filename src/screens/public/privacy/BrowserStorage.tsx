import { Text } from '@atrium/ui'
import { LegalTable } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'

/** Everything that the site writes into the browser, by its key; a new key belongs into this list. */
const entries = [
  { name: 'language', purpose: 'language', kept: 'untilCleared' },
  { name: 'i18nextLng', purpose: 'languageCache', kept: 'untilCleared' },
  { name: 'i18next', purpose: 'cookie', kept: 'year' },
  { name: 'popupShown', purpose: 'popup', kept: 'untilCleared' },
  { name: 'consent', purpose: 'consent', kept: 'untilCleared' },
  { name: 'draft:…', purpose: 'draft', kept: 'untilSent' },
  { name: 'sentApplication', purpose: 'receipt', kept: 'tab' },
  { name: 'contactForm', purpose: 'form', kept: 'tab' },
  { name: 'scrollPositions', purpose: 'scroll', kept: 'tab' },
] as const

/** What the browser keeps, what for and how long. */
export function BrowserStorage() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <Text isProse>{t('browser.text')}</Text>
      <LegalTable
        caption={t('browser.caption')}
        heads={[t('browser.name'), t('browser.purpose'), t('browser.kept')]}
        rows={entries.map(({ name, purpose, kept }) => ({
          name,
          cells: [t(`browser.${purpose}`), t(`browser.${kept}`)],
        }))}
      />
    </>
  )
}
