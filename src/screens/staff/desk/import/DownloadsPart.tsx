import { peopleColumns } from '@atrium/contract/people'
import { Button, Message } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useExportPeopleMutation } from '#api/peopleApi.ts'
import { csvOf } from '#hooks/csvOf.ts'
import { saveFile } from '#hooks/saveFile.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const headings = peopleColumns.map((header) => ({ header, value: () => '' }))

/** The file of everybody, to change it and import it again, and an empty one. */
export function DownloadsPart() {
  const { t } = useTranslation('peopleImport')
  const { language } = useLanguage()
  const { textOf } = useFailureTexts('common:failure')
  const [load, { isLoading, error }] = useExportPeopleMutation()
  const download = async () => {
    const { data } = await load()
    // The mark of UTF-8 is lost when the answer is read as a text.
    if (data !== undefined)
      saveFile(new Blob([`\uFEFF${data}`], { type: 'text/csv;charset=utf-8' }), 'people.csv')
  }
  return (
    <>
      <DeskActions>
        <Button
          variant="outline"
          size="sm"
          isLoading={isLoading}
          loadingLabel={t('downloading')}
          onClick={download}
        >
          {t('download')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile(csvOf([], headings, language), 'people-headings.csv')}
        >
          {t('template')}
        </Button>
      </DeskActions>
      {error && (
        <Message
          variant="banner"
          tone="danger"
          heading={t('downloadFailed')}
          text={textOf(parseApiError(error))}
        />
      )}
    </>
  )
}
