import type { Profile } from '@atrium/contract/accounts'
import { languageNames, languages, parseLanguage } from '@atrium/contract/core'
import { SettingSelect, SettingsPart } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useSetting } from './useSetting.ts'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** The language of the pages, which is that of the mails too, as in the menu; and the language of the mails alone. */
export function LanguageSettings({ mailLanguage }: Pick<Profile, 'mailLanguage'>) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const ofPages = useSetting()
  const ofMails = useSetting()
  return (
    <SettingsPart heading={t('parts.languages')}>
      <SettingSelect
        label={t('language.label')}
        hint={t('language.hint')}
        options={options}
        value={language}
        onChoose={(value) => {
          const wanted = parseLanguage(value) ?? language
          dispatch(languageChosen(wanted))
          ofPages.save({ mailLanguage: wanted })
        }}
        {...ofPages.state}
      />
      <SettingSelect
        label={t('mailLanguage')}
        options={options}
        value={mailLanguage}
        onChoose={(value) => ofMails.save({ mailLanguage: parseLanguage(value) })}
        {...ofMails.state}
      />
    </SettingsPart>
  )
}
