import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

export interface FollowUpFormProps extends FormProps<{ text: string }> {
  texts: { text: string; hint: string; submit: string; submitting: string }
  failure?: FormFailureProps | undefined
}

/** Further words of the sender, below a suggestion. */
export const FollowUpForm = ({ texts, failure, ...form }: FollowUpFormProps) => (
  <FormShell<{ text: string }> label={texts.text} isClearedWhenSent {...form}>
    <TextAreaField name="text" label={texts.text} hint={texts.hint} rows={3} />
    {failure && <FormFailure {...failure} />}
    <SubmitButton isFull={false} variant="outline" label={texts.submit} busyLabel={texts.submitting} />
  </FormShell>
)
