import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

export interface FollowUpFormProps extends FormProps<{ text: string }> {
  failure?: FormFailureProps | undefined
}

/** Further words of the sender, below a suggestion. */
export function FollowUpForm({ failure, ...form }: FollowUpFormProps) {
  const { t } = useTranslation('suggestions')
  return (
    <FormShell<{ text: string }> label={t('add.text')} isClearedWhenSent {...form}>
      <TextAreaField name="text" label={t('add.text')} hint={t('add.hint')} rows={3} />
      {failure && <FormFailure {...failure} />}
      <SubmitButton
        isFull={false}
        variant="outline"
        label={t('add.submit')}
        busyLabel={t('form.submitting')}
      />
    </FormShell>
  )
}
