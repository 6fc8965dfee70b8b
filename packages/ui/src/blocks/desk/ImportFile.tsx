import { formatBytes, limits } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FileField } from '#forms/FileField.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

interface ImportFileProps {
  /** Called with another chosen file, and with `undefined` when the file is removed. */
  onFile: (file: File | undefined) => void
}

/** The choice of a file that is read at once: nothing is submitted. */
export function ImportFile({ onFile }: ImportFileProps) {
  const { t } = useTranslation('peopleImport')
  const language = useReaderLanguage()
  return (
    <FormShell<{ file?: File }>
      label={t('form')}
      onDraft={({ file }) => onFile(file)}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <FileField
        name="file"
        label={t('file')}
        hint={t('hint')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        chooseLabel={t('chooseFile')}
        dropLabel={t('orDrop')}
        dropActiveLabel={t('dropNow')}
        note={t('note', { size: formatBytes(limits.importBytes, language) })}
        removeLabel={(name) => t('removeFile', { name })}
        formatSize={(bytes) => formatBytes(bytes, language)}
      />
    </FormShell>
  )
}
