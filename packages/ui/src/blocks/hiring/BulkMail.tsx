import { type Language, languages } from '@atrium/contract/core'
import type { MailTemplate, TemplatePlaceholder } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '#forms/FormShell.tsx'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { LanguageMail } from './LanguageMail.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { fieldsOfTemplate } from './useStageMail.ts'

export interface BulkPerson {
  id: number
  name: string
  language: Language
  /** The values of the placeholders. */
  values: Record<TemplatePlaceholder, string>
}

interface BulkMailProps {
  templates: readonly MailTemplate[]
  recipients: readonly BulkPerson[]
  /** The language whose tab is open; the first one while no mail is in it. */
  shown: Language
  onShow: (language: Language) => void
}

/** Whether a field of the mail in a language has an error. */
export const hasMailError = (errors: FieldErrors, language: Language): boolean =>
  `subject${language}` in errors || `text${language}` in errors

/** A mail to several applicants: a tab for each of their languages, with what each of them reads. */
export function BulkMail({ templates, recipients, shown, onShow }: BulkMailProps) {
  const { t } = useTranslation('applications')
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } })
  const read = languages.filter((language) => recipients.some((one) => one.language === language))
  const [first] = read
  if (!first) return null
  return (
    <>
      <TemplateChoice
        templates={templates}
        fieldsOf={(id) => fieldsOfTemplate(templates.find((one) => one.id === id))}
      />
      <chakra.div css={styles.page}>
        <Tabs
          label={t('mail.languages')}
          selected={read.includes(shown) ? shown : first}
          onSelect={onShow}
          items={read.map((language) => {
            const readers = recipients.filter((one) => one.language === language)
            return {
              value: language,
              // As in the language menu: names would not fit a phone.
              label: language,
              detail: t('mail.number', { count: readers.length }),
              error: submitFailed && hasMailError(errors, language) ? t('mail.wrong') : undefined,
              panel: <ReadersMail language={language} readers={readers} />,
            }
          })}
        />
      </chakra.div>
    </>
  )
}

/** The mail in a language as each of its readers gets it, one at a time. */
function ReadersMail({ language, readers }: { language: Language; readers: readonly BulkPerson[] }) {
  const { t } = useTranslation('applications')
  const [at, setAt] = useState(0)
  const total = readers.length
  const place = Math.min(at, total - 1)
  const reader = readers[place]
  if (!reader) return null
  return (
    <LanguageMail language={language} values={reader.values}>
      <Row gap="2" justifyContent="space-between">
        <Text size="small" tone="muted" role="status">
          {t('mail.previewOf', { name: reader.name, number: place + 1, total })}
        </Text>
        {total > 1 && (
          <Row gap="2">
            <Button variant="outline" size="sm" onClick={() => setAt((place - 1 + total) % total)}>
              {t('mail.previousPerson')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAt((place + 1) % total)}>
              {t('mail.nextPerson')}
            </Button>
          </Row>
        )}
      </Row>
    </LanguageMail>
  )
}
