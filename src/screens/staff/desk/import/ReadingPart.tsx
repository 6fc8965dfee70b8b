import { fileEncodings } from '@atrium/contract/core'
import { FileReading } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import type { ReadFile } from './usePeopleImport.ts'

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

interface ReadingPartProps extends ReadFile {
  /** Ignores presses. */
  isBusy: boolean
  onBack: () => void
}

/** In which encoding and with which separator the file is read, and the way back to another file. */
export function ReadingPart({ encoding, separator, readIn, isBusy, onBack }: ReadingPartProps) {
  const { t } = useTranslation('peopleImport')
  return (
    <FileReading
      label={t('encoding.label')}
      hint={t('separator.label', { name: t(`separator.${separatorNames[separator]}`) })}
      options={fileEncodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
      value={encoding}
      isBusy={isBusy}
      onChoose={(value) => readIn(fileEncodings.find((one) => one === value) ?? encoding)}
      back={{ label: t('toFile'), onPress: onBack }}
    />
  )
}
