import { formatBytes, limits } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FileField } from '#forms/FileField.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The choice of a file of texts, which is read at once. */
export function TextFileField({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('translations')
  const language = useReaderLanguage()
  const size = formatBytes(limits.textFileBytes, language)
  return (
    <FormShell<{ file?: File }>
      label={t('files.import')}
      onDraft={({ file }) => onFile(file)}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <FileField
        name="file"
        label={t('files.file')}
        hint={t('files.hint')}
        accept=".xlf,.xliff,.csv,text/csv,application/xliff+xml"
        chooseLabel={t('files.choose')}
        dropLabel={t('files.orDrop')}
        dropActiveLabel={t('files.dropNow')}
        note={t('files.note', { size })}
        removeLabel={(name) => t('files.remove', { name })}
        formatSize={(bytes) => formatBytes(bytes, language)}
      />
    </FormShell>
  )
}
