import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'

interface InviteFormProps extends FormProps {
  texts: { form: string; language: string; choose: string; submit: string; submitting: string }
  languages: readonly SelectOption[]
  failure?: FormFailureProps | undefined
}

/** Opens an account: the `language` of the mails to the person. */
export const InviteForm = ({ texts, languages, failure, ...form }: InviteFormProps) => (
  <FormShell label={texts.form} {...form}>
    <SelectField
      name="language"
      label={texts.language}
      options={languages}
      placeholder={texts.choose}
      isRequired
    />
    {failure && <FormFailure {...failure} />}
    <SubmitButton isFull={false} label={texts.submit} busyLabel={texts.submitting} />
  </FormShell>
)
