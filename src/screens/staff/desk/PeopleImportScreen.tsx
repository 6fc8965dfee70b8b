import { formatBytes, limits } from '@atrium/contract/core'
import { Button, LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage, EncodingChoice, FileReading, ImportFile } from '@atrium/ui/desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { DownloadsPart } from './import/DownloadsPart.tsx'
import { PreviewPart } from './import/PreviewPart.tsx'
import { TemplateButton } from './import/TemplateButton.tsx'
import { useImportStatus } from './import/useImportStatus.ts'
import { usePeopleImport } from './import/usePeopleImport.ts'

/** `/staff/desk/people/import`: adds and changes people by a CSV file, with a preview. */
export function PeopleImportScreen() {
  const { t } = useTranslation(['peopleImport', 'people', 'common', 'table'])
  usePageTitle(t('title'))
  const { language } = useLanguage()
  const { textOf } = useFailureTexts('peopleImport:failure')
  const { step, file, choose } = usePeopleImport()
  /** Counts the ways back to an empty choice of the file. */
  const [backs, setBacks] = useState(0)
  const status = useImportStatus(step)
  // The pressed button is gone after the import and after a retry.
  useFocusAfterRetry(['encoding', 'preview', 'failed'].includes(step.name))
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        <LinkButton variant="outline" size="sm" href={href('people')}>
          {t('back')}
        </LinkButton>
      }
    >
      <DownloadsPart />
      {step.name !== 'done' && <ImportFile key={backs} onFile={choose} />}
      {step.name === 'choose' && step.problem && (
        <Message
          variant="banner"
          tone="danger"
          heading={t('problem')}
          text={t(`problems.${step.problem}`, { size: formatBytes(limits.importBytes, language) })}
        />
      )}
      {file && step.name !== 'done' && (
        <FileReading
          {...file}
          isBusy={step.name === 'preview' && step.isWriting}
          onBack={() => {
            setBacks(backs + 1)
            void choose(undefined)
          }}
        />
      )}
      <Message
        variant="banner"
        {...status}
        action={step.name === 'preview' && step.preview.hasWrongHeadings && <TemplateButton />}
      />
      {step.name === 'encoding' && <EncodingChoice readings={step.readings} onPick={step.pick} />}
      {step.name === 'reading' && <SkeletonRegion label={t('reading')} />}
      {step.name === 'failed' && (
        <Message
          tone="danger"
          heading={t('readFailed')}
          text={textOf(step.failure)}
          retry={{ label: t('common:failure.retry'), onRetry: step.retry }}
        />
      )}
      {step.name === 'preview' && <PreviewPart {...step} />}
      {step.name === 'done' && (
        <Message
          tone="success"
          role="status"
          heading={t('done', { count: step.count })}
          text={t('doneText')}
          action={
            <>
              <LinkButton href={href('people')}>{t('toPeople')}</LinkButton>
              <Button variant="outline" onClick={() => choose(undefined)}>
                {t('another')}
              </Button>
            </>
          }
        />
      )}
    </DeskPage>
  )
}
