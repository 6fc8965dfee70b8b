import { Button, Message } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useExportPeopleMutation } from '#api/peopleApi.ts'
import { saveFile } from '#hooks/saveFile.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { TemplateButton } from './TemplateButton.tsx'

/** The file of everybody, to change it and import it again, and an empty one. */
export function DownloadsPart() {
  const { t } = useTranslation('peopleImport')
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
        <TemplateButton />
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
