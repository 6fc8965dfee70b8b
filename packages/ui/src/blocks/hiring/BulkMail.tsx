import { type Language, languages } from '@atrium/contract/core'
import type { MailTemplate, TemplatePlaceholder } from '@atrium/contract/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
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
}

/** A mail to several applicants: its text in each of their languages, with what each of them reads. */
export function BulkMail({ templates, recipients }: BulkMailProps) {
  const { t } = useTranslation('applications')
  return (
    <>
      <Text size="small" tone="muted">
        {t('bulk.mailLead')}
      </Text>
      <TemplateChoice
        templates={templates}
        fieldsOf={(id) => fieldsOfTemplate(templates.find((one) => one.id === id))}
      />
      {languages.map((language) => (
        <ReadersMail
          key={language}
          language={language}
          readers={recipients.filter((one) => one.language === language)}
        />
      ))}
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
