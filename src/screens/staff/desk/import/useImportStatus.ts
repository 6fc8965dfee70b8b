import { useTranslation } from 'react-i18next'
import { faultOfWholeFile } from './faultRows.ts'
import type { ImportStep } from './usePeopleImport.ts'

interface ImportStatus {
  tone: 'warning' | 'info'
  heading: string
  text?: string
}

/** The live region's text: a summary of the preview, or the question about the encoding; empty in the other steps. */
export function useImportStatus(step: ImportStep): ImportStatus | undefined {
  const { t } = useTranslation('peopleImport')
  if (step.name === 'encoding')
    return { tone: 'info', heading: t('encoding.heading'), text: t('encoding.text') }
  if (step.name !== 'preview') return undefined
  const { faultCount, hasWrongHeadings, added, changed } = step.preview
  if (step.hasChanged) return { tone: 'warning', heading: t('hasChanged'), text: t('hasChangedText') }
  if (hasWrongHeadings)
    return { tone: 'warning', heading: t('faults.otherColumns'), text: t('faults.otherColumnsText') }
  const faultOfFile = faultOfWholeFile(step.preview)
  if (faultOfFile) return { tone: 'warning', heading: faultOfFile.text }
  if (faultCount > 0)
    return { tone: 'warning', heading: t('faults.announced', { count: faultCount }), text: t('faults.text') }
  if (added + changed === 0) return { tone: 'info', heading: t('nothing'), text: t('nothingText') }
  return { tone: 'info', heading: t('ready', { count: added + changed }) }
}
