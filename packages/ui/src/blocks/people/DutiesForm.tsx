import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'

interface DutiesFormProps extends FormProps {
  texts: {
    form: string
    role: string
    /** What a role may do. */
    roleHint: string
    choose: string
    /** Missing where readers are not named. */
    readsSuggestions?: string | undefined
    submit: string
    submitting: string
  }
  roles: readonly SelectOption[]
  failure?: FormFailureProps | undefined
}

/** The role of a person (`role`), and where readers are named, whether they read suggestions (`readsSuggestions`). */
export const DutiesForm = ({ texts, roles, failure, ...form }: DutiesFormProps) => (
  <FormShell label={texts.form} {...form}>
    <SelectField
      name="role"
      label={texts.role}
      hint={texts.roleHint}
      options={roles}
      placeholder={texts.choose}
      isRequired
    />
    {texts.readsSuggestions && <SwitchField name="readsSuggestions" label={texts.readsSuggestions} />}
    {failure && <FormFailure {...failure} />}
    <SubmitButton isFull={false} label={texts.submit} busyLabel={texts.submitting} />
  </FormShell>
)
