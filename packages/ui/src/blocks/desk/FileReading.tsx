import { type FileEncoding, fileEncodings, type Separator } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { Button } from '#primitives/Button.tsx'
import { DeskActions } from './DeskActions.tsx'

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

interface FileReadingProps {
  encoding: FileEncoding
  separator: Separator
  /** Reads the file in another encoding. */
  readIn: (encoding: FileEncoding) => void
  /** Ignores presses. */
  isBusy: boolean
  onBack: () => void
}

/** In which encoding and with which separator a file is read, and the way back to another file. */
export function FileReading({ encoding, separator, readIn, isBusy, onBack }: FileReadingProps) {
  const { t } = useTranslation('peopleImport')
  return (
    <DeskActions>
      <TableSelect
        label={t('encoding.label')}
        hint={t('separator.label', { name: t(`separator.${separatorNames[separator]}`) })}
        options={fileEncodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
        value={encoding}
        isBusy={isBusy}
        onChoose={(value) => readIn(fileEncodings.find((one) => one === value) ?? encoding)}
      />
      <Button variant="outline" alignSelf="flex-end" disabled={isBusy} onClick={onBack}>
        {t('toFile')}
      </Button>
    </DeskActions>
  )
}
