import { type Language, toTag } from '@atrium/contract/core'
import { fillTemplate, type TemplatePlaceholder, templatePlaceholders } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useField, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'

interface LanguageMailProps {
  language: Language
  /** The values of the placeholders for the applicant of the preview. */
  values: Record<TemplatePlaceholder, string>
  /** Above the preview: whose mail it is. */
  children: ReactNode
}

/** The mail in one language (the fields `subjectRU`, `textRU`), and beside it as an applicant reads it. */
export function LanguageMail({ language, values, children }: LanguageMailProps) {
  const { t } = useTranslation('applications')
  return (
    <chakra.div css={styles.bothSides}>
      <chakra.div css={styles.language} lang={toTag(language)}>
        <MailFields of={language} rows={8} />
        <Placeholders name={`text${language}`} />
      </chakra.div>
      <chakra.section
        aria-label={t('mail.previewIn', { language: t(`languages.${language}`) })}
        css={styles.preview}
      >
        {children}
        <Preview language={language} values={values} />
      </chakra.section>
    </chakra.div>
  )
}

interface MailFieldsProps {
  /** Ends the names of the fields: `subjectRU`, `textRU`. @default nothing */
  of?: Language
  /** The lines of the text. @default 10 */
  rows?: number
}

/** Subject and text of a mail to an applicant. */
export function MailFields({ of, rows = 10 }: MailFieldsProps) {
  const { t } = useTranslation('applications')
  return (
    <>
      <TextField name={`subject${of ?? ''}`} label={t('mail.subject')} isRequired />
      <TextAreaField name={`text${of ?? ''}`} label={t('mail.text')} rows={rows} isRequired />
    </>
  )
}

function Preview({ language, values }: Omit<LanguageMailProps, 'children'>) {
  const { values: typed } = useFormState<Record<string, string>>({ subscription: { values: true } })
  return (
    <div lang={toTag(language)}>
      <chakra.p fontWeight="strong">{fillTemplate(typed[`subject${language}`] ?? '', values)}</chakra.p>
      <chakra.p css={styles.words} marginTop="2">
        {fillTemplate(typed[`text${language}`] ?? '', values)}
      </chakra.p>
    </div>
  )
}

/** The placeholders of a mail; a press adds one to the field, where the cursor stands. */
function Placeholders({ name }: { name: string }) {
  const { t } = useTranslation('applications')
  const { input } = useField<string>(name, { subscription: { value: true } })
  const insert = (placeholder: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
    const start = field?.selectionStart ?? input.value.length
    const end = field?.selectionEnd ?? start
    const word = `{{${placeholder}}}`
    input.onChange(`${input.value.slice(0, start)}${word}${input.value.slice(end)}`)
    field?.focus()
    queueMicrotask(() => field?.setSelectionRange(start + word.length, start + word.length))
  }
  return (
    <div>
      <Text size="small" tone="muted">
        {t('mail.placeholders')}
      </Text>
      <Row gap="2" marginTop="2">
        {templatePlaceholders.map((placeholder) => (
          <Button key={placeholder} variant="outline" size="sm" onClick={() => insert(placeholder)}>
            {t(`placeholders.${placeholder}`)}
          </Button>
        ))}
      </Row>
    </div>
  )
}
