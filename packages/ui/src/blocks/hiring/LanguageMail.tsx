import { type Language, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { styles } from './Hiring.styles.ts'
import { MailFields } from './MailFields.tsx'
import { Placeholders } from './Placeholders.tsx'

/** The mail in one language, with the placeholders. */
export function LanguageMail({ language }: { language: Language }) {
  const { t } = useTranslation('applications')
  return (
    <chakra.fieldset css={styles.language} lang={toTag(language)}>
      <legend>{t(`languages.${language}`)}</legend>
      <MailFields of={language} rows={8} />
      <Placeholders name={`text${language}`} />
    </chakra.fieldset>
  )
}
