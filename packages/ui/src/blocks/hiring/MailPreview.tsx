import { type Language, toTag } from '@atrium/contract/core'
import { fillTemplate, type TemplatePlaceholder } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { styles } from './Hiring.styles.ts'

interface MailPreviewProps {
  language: Language
  values: Record<TemplatePlaceholder, string>
}

/** A mail of the form as an applicant reads it (the fields `subjectRU`, `textRU`). */
export function MailPreview({ language, values }: MailPreviewProps) {
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
