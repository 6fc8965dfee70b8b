import { useTranslation } from 'react-i18next'

/** The label of a field of an item by its name: `question_EN` is "Question (EN)". */
export function useContentLabel() {
  const { t } = useTranslation('content')
  return (name: string): string => {
    const [field, language] = name.split('_')
    const label = t(`fields.${field as 'question'}`)
    return language ? `${label} (${language})` : label
  }
}
