import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './Suggestions.styles.ts'

interface SuggestionsPageProps {
  /** The form or the code after it: a `SuggestionCard`. */
  form: ReactNode
  /** The state by code: a `SuggestionCard`. */
  question: ReactNode
  /** The person's own suggestions: a `SuggestionCard`. */
  own: ReactNode
}

/** The page of suggestions and complaints (spec 2): the form, the state by code, and the person's own suggestions. */
export function SuggestionsPage({ form, question, own }: SuggestionsPageProps) {
  const { t } = useTranslation('suggestions')
  return (
    <chakra.div css={styles.page}>
      <PageHead heading={t('title')} lead={t('lead')} />
      <chakra.div css={styles.columns}>
        {form}
        <chakra.div css={styles.side}>
          {question}
          {own}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
