import { type Language, languages } from '@atrium/contract/core'
import type { MailTemplate, TemplatePlaceholder } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { LanguageMail } from './LanguageMail.tsx'
import { MailPreview } from './MailPreview.tsx'
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
      {templates.length > 0 && (
        <TemplateChoice
          templates={templates}
          fieldsOf={(id) => fieldsOfTemplate(templates.find((one) => one.id === id))}
        />
      )}
      {languages.map((language) => {
        const readers = recipients.filter((one) => one.language === language)
        return (
          readers.length > 0 && (
            <chakra.div key={language} css={styles.bothSides}>
              <LanguageMail language={language} />
              <Previews language={language} readers={readers} />
            </chakra.div>
          )
        )
      })}
    </>
  )
}

/** The mail in a language as each of its readers gets it, one at a time. */
function Previews({ language, readers }: { language: Language; readers: readonly BulkPerson[] }) {
  const { t } = useTranslation('applications')
  const [at, setAt] = useState(0)
  const total = readers.length
  const place = Math.min(at, total - 1)
  const reader = readers[place]
  if (!reader) return null
  return (
    <chakra.section
      aria-label={t('mail.previewIn', { language: t(`languages.${language}`) })}
      css={styles.preview}
    >
      <chakra.div css={styles.previewHead}>
        <Text size="small" tone="muted" role="status">
          {t('mail.previewOf', { name: reader.name, number: place + 1, total })}
        </Text>
        {total > 1 && (
          <chakra.div css={styles.neighbours}>
            <Button variant="outline" size="sm" onClick={() => setAt((place - 1 + total) % total)}>
              {t('mail.previousPerson')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setAt((place + 1) % total)}>
              {t('mail.nextPerson')}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      <MailPreview language={language} values={reader.values} />
    </chakra.section>
  )
}
