import type { ContactData, NewCv } from '@atrium/contract/careers'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactFields } from '#blocks/careers/ContactFields.tsx'
import { CvField } from '#blocks/careers/CvField.tsx'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Stack } from '#primitives/Stack.tsx'

interface EditFormProps<Values extends object> extends FormProps<Values> {
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** Whether it is open at first. */
  isOpen: boolean
}

interface NewCvFormProps extends EditFormProps<NewCv> {
  /** The maximum size of the CV, in bytes. */
  cvMaxBytes: number
  /** The share of the upload that is done, 0 … 1. */
  progress?: number | undefined
}

/** Corrects who applied and how to reach the person. */
export const ContactForm = (form: EditFormProps<ContactData>) => (
  <EditForm id="contactData" texts="contact" {...form}>
    <ContactFields />
  </EditForm>
)

/** Puts another CV in the place of the one that was sent. */
export const NewCvForm = ({ cvMaxBytes, ...form }: NewCvFormProps) => (
  <EditForm id="newCv" texts="newCv" isClearedWhenSent {...form}>
    <CvField cvMaxBytes={cvMaxBytes} progress={form.progress} />
  </EditForm>
)

interface FoldedFormProps<Values extends object>
  extends EditFormProps<Values>,
    Pick<NewCvFormProps, 'progress'> {
  id: string
  texts: 'contact' | 'newCv'
  isClearedWhenSent?: boolean
  children: ReactNode
}

function EditForm<Values extends object>(props: FoldedFormProps<Values>) {
  const { id, texts, failure, isOpen, progress, children, ...form } = props
  const { t } = useTranslation(['application', 'careers'])
  return (
    <Fold id={id} summary={t(`${texts}.title`)} open={isOpen}>
      <Stack paddingBlock="3">
        <FormShell label={t(`${texts}.title`)} {...form}>
          {children}
          {failure && <FormFailure {...failure} />}
          <ErrorSummary label={(count) => t('careers:form.errorSummary', { count })} />
          <SubmitButton
            label={t(`${texts}.submit`)}
            busyLabel={t(`${texts}.submitting`)}
            isFull={false}
            progress={progress}
          />
        </FormShell>
      </Stack>
    </Fold>
  )
}
