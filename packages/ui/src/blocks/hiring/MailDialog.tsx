import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { MailFields } from './LanguageMail.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'

export interface MailValues {
  template: string
  subject: string
  text: string
}

interface MailDialogProps extends FormProps<MailValues>, ComponentProps<typeof TemplateChoice> {
  title: string
  /** In which language the applicant reads. */
  lead: string
  /** "Move and send the mail" */
  submitLabel: string
  failure?: FormFailureProps | undefined
  /** Moves the application and mails nothing; left out where the mail is all. */
  withoutMail?: { onPress: () => void; isLoading: boolean } | undefined
  returnFocus?: ComponentProps<typeof Dialog>['returnFocus']
  onCancel: () => void
}

/** A mail to one applicant, with a move or alone. A second Enter after that which chose the stage does nothing. */
export function MailDialog(props: MailDialogProps) {
  const { title, lead, submitLabel, templates, fieldsOf, failure, withoutMail, ...rest } = props
  const { returnFocus, onCancel, ...form } = rest
  const { t } = useTranslation('applications')
  return (
    <Dialog
      roomFor="letter"
      onClose={onCancel}
      initialFocus={withoutMail ? 'dialog' : 'field'}
      returnFocus={returnFocus}
    >
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          <DialogText>{lead}</DialogText>
        </div>
        <FormShell label={title} {...form}>
          <TemplateChoice templates={templates} fieldsOf={fieldsOf} />
          <MailFields />
          {failure && <FormFailure {...failure} />}
          <Stack gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))">
            <SubmitButton label={submitLabel} busyLabel={t('mail.sending')} />
            {withoutMail && (
              <Button variant="outline" isLoading={withoutMail.isLoading} onClick={withoutMail.onPress}>
                {t('move.withoutMail')}
              </Button>
            )}
            <Button variant="quiet" gridColumn={withoutMail && '1 / -1'} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </Stack>
        </FormShell>
      </Stack>
    </Dialog>
  )
}
