import { formatBytes, limits } from '@atrium/contract/core'
import { ImportFile } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The choice of the file. */
export function FilePart({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('peopleImport')
  const { language } = useLanguage()
  return (
    <ImportFile
      texts={{
        form: t('form'),
        file: t('file'),
        hint: t('hint'),
        chooseFile: t('chooseFile'),
        orDrop: t('orDrop'),
        dropNow: t('dropNow'),
        note: t('note', { size: formatBytes(limits.importBytes, language) }),
        removeFile: (name) => t('removeFile', { name }),
      }}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      formatSize={(bytes) => formatBytes(bytes, language)}
      onFile={onFile}
    />
  )
}
