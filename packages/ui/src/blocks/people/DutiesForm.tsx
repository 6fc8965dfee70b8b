import type { Role } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'

interface DutiesFormProps extends FormProps {
  /** The roles that the reader may give. */
  roles: readonly Role[]
  /** Whether the reader names who reads suggestions. */
  namesReaders: boolean
  failure?: FormFailureProps | undefined
}

/** The role of a person (`role`), and where readers are named, whether they read suggestions (`readsSuggestions`). */
export function DutiesForm({ roles, namesReaders, failure, ...form }: DutiesFormProps) {
  const { t } = useTranslation('people')
  return (
    <FormShell label={t('account.duties')} {...form}>
      <SelectField
        name="role"
        label={t('account.role')}
        hint={t('account.roleHint')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        placeholder={t('choose')}
        isRequired
      />
      {namesReaders && <SwitchField name="readsSuggestions" label={t('account.readsSuggestions')} />}
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={t('account.give')} busyLabel={t('saving')} />
    </FormShell>
  )
}
