import { languages } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'

interface InviteFormProps extends FormProps {
  failure?: FormFailureProps | undefined
}

/** Opens an account: the `language` of the mails to the person. */
export function InviteForm({ failure, ...form }: InviteFormProps) {
  const { t } = useTranslation('people')
  return (
    <FormShell label={t('account.heading')} {...form}>
      <SelectField
        name="language"
        label={t('account.language')}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        placeholder={t('choose')}
        isRequired
      />
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={t('account.inviteNow')} busyLabel={t('account.inviting')} />
    </FormShell>
  )
}
