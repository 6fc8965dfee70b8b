import type { NewCv } from '@atrium/contract/careers'
import { useTranslation } from 'react-i18next'
import { CvField } from '#blocks/careers/CvField.tsx'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Stack } from '#primitives/Stack.tsx'
import type { EditFormProps } from './ContactForm.tsx'

interface NewCvFormProps extends EditFormProps<NewCv> {
  /** The maximum size of the CV, in bytes. */
  cvMaxBytes: number
  /** The share of the upload that is done, 0 … 1. */
  progress?: number | undefined
}

/** Puts another CV in the place of the one that was sent. */
export function NewCvForm({ failure, isOpen, cvMaxBytes, progress, ...form }: NewCvFormProps) {
  const { t } = useTranslation(['application', 'careers'])
  return (
    <Fold id="newCv" summary={t('newCv.title')} open={isOpen}>
      <Stack paddingBlock="3">
        <FormShell label={t('newCv.title')} isClearedWhenSent {...form}>
          <CvField cvMaxBytes={cvMaxBytes} progress={progress} />
          {failure && <FormFailure {...failure} />}
          <ErrorSummary label={(count) => t('careers:form.errorSummary', { count })} />
          <SubmitButton
            label={t('newCv.submit')}
            busyLabel={t('newCv.submitting')}
            isFull={false}
            progress={progress}
          />
        </FormShell>
      </Stack>
    </Fold>
  )
}
