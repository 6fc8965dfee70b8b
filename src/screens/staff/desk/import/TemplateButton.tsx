import { peopleColumns } from '@atrium/contract/people'
import { Button } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { csvOf } from '#hooks/csvOf.ts'
import { saveFile } from '#hooks/saveFile.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const headings = peopleColumns.map((header) => ({ header, value: () => '' }))

/** Saves a file with the headings of an import and no rows. */
export function TemplateButton() {
  const { t } = useTranslation('peopleImport')
  const { language } = useLanguage()
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => saveFile(csvOf([], headings, language), 'people-headings.csv')}
    >
      {t('template')}
    </Button>
  )
}
