import type { Language } from '@atrium/contract/core'
import type { TemplatePlaceholder } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { LanguageMail } from './LanguageMail.tsx'
import { MailPreview } from './MailPreview.tsx'

export interface BulkPerson {
  id: number
  name: string
  language: Language
  /** The values of the placeholders. */
  values: Record<TemplatePlaceholder, string>
}

interface BulkMailProps {
  /** The languages of the applicants. */
  languages: readonly Language[]
  selected: readonly BulkPerson[]
}

/** A mail for several applicants: its text in each of their languages, and how each of them reads it. */
export function BulkMail({ languages, selected }: BulkMailProps) {
  const { t } = useTranslation('applications')
  const [at, setAt] = useState(0)
  const total = selected.length
  const number = Math.min(at, total - 1)
  const person = selected[number]
  return (
    <>
      {languages.map((language) => (
        <LanguageMail key={language} language={language} />
      ))}
      {person && (
        <chakra.section aria-label={t('mail.preview')} css={styles.preview}>
          <chakra.div css={styles.previewHead}>
            <Text size="small" tone="muted" role="status">
              {t('mail.previewOf', { name: person.name, number: number + 1, total })}
            </Text>
            {total > 1 && (
              <chakra.div css={styles.neighbours}>
                <Button variant="outline" size="sm" onClick={() => setAt((number - 1 + total) % total)}>
                  {t('mail.previousPerson')}
                </Button>
                <Button variant="outline" size="sm" onClick={() => setAt((number + 1) % total)}>
                  {t('mail.nextPerson')}
                </Button>
              </chakra.div>
            )}
          </chakra.div>
          <MailPreview language={person.language} values={person.values} />
        </chakra.section>
      )}
    </>
  )
}
