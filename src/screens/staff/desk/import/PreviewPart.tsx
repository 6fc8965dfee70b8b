import { Button, Message } from '@atrium/ui'
import { DeskActions, DeskSection, ImportCounts } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { ChangesPart } from './ChangesPart.tsx'
import { FaultsPart } from './FaultsPart.tsx'
import { faultOfWholeFile } from './faultRows.ts'
import type { ImportStep } from './usePeopleImport.ts'

type PreviewPartProps = Extract<ImportStep, { name: 'preview' }>

/** What the file would change, and the button that writes it. */
export function PreviewPart({ preview, isWriting, failure, write }: PreviewPartProps) {
  const { t } = useTranslation('peopleImport')
  const { titleOf, textOf } = useFailureTexts('peopleImport:failure')
  const { faultCount, changes, added, changed, fingerprint } = preview
  const count = added + changed
  // The banner above has said it.
  if (faultOfWholeFile(preview)) return null
  if (faultCount > 0) return <FaultsPart key={fingerprint} {...preview} />
  return (
    <>
      <DeskSection heading={t('summary')}>
        <ImportCounts preview={preview} />
        {failure && (
          <Message variant="banner" tone="danger" heading={titleOf(failure)} text={textOf(failure)} />
        )}
        {count > 0 && (
          <DeskActions>
            <Button isLoading={isWriting} loadingLabel={t('importing')} onClick={write}>
              {t('import', { count })}
            </Button>
          </DeskActions>
        )}
      </DeskSection>
      {count > 0 && <ChangesPart key={fingerprint} changes={changes} count={count} />}
    </>
  )
}
