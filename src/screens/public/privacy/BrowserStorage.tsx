import { Text } from '@atrium/ui'
import { LegalList, LegalTable } from '@atrium/ui/legal'
import { useTranslation } from 'react-i18next'
import { staffEntries, visitorEntries } from './browserEntries.ts'

/** What the browser keeps, what for and how long: of every visitor, and of those who sign in. */
export function BrowserStorage() {
  const { t } = useTranslation('privacy')
  const heads = [t('browser.name'), t('browser.purpose'), t('browser.kept')]
  const rowsOf = (entries: typeof visitorEntries | typeof staffEntries) =>
    entries.map(({ names, purpose, kept }) => ({
      name: names.join(', '),
      cells: [t(`browser.${purpose}`), t(`browser.${kept}`)],
    }))
  return (
    <>
      <Text isProse>{t('browser.text')}</Text>
      <LegalList>
        <li>{t('browser.choices')}</li>
        <li>{t('browser.typed')}</li>
        <li>{t('browser.opened')}</li>
      </LegalList>
      <LegalTable caption={t('browser.caption')} heads={heads} rows={rowsOf(visitorEntries)} />
      <Text isProse>{t('browser.staffText')}</Text>
      <LegalTable caption={t('browser.staffCaption')} heads={heads} rows={rowsOf(staffEntries)} />
    </>
  )
}
