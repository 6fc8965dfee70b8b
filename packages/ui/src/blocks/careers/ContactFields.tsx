import { useTranslation } from 'react-i18next'
import { FieldRow } from '#forms/FieldRow.tsx'
import { TextField } from '#forms/TextField.tsx'

/** The fields of who applies: `first_name`, `last_name`, `email`, `phone` (spec 3). */
export function ContactFields() {
  const { t } = useTranslation('careers')
  return (
    <>
      <FieldRow>
        <TextField
          name="first_name"
          label={t('form.firstName')}
          isRequired
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          name="last_name"
          label={t('form.lastName')}
          isRequired
          autoComplete="family-name"
          spellCheck={false}
        />
      </FieldRow>
      <TextField
        name="email"
        label={t('form.email')}
        isRequired
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField name="phone" label={t('form.phone')} isRequired type="tel" autoComplete="tel" />
    </>
  )
}
