import { foldText, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { styles } from './Facts.styles.ts'
import { FactsFields, type FactsFormProps } from './FactsForm.tsx'
import type { FactsValues } from './FactsValues.ts'

const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

/** Another company in the place of the samples: its facts, its clock and money, and its administrator. */
export function SetupForm({ failure, ...form }: FactsFormProps) {
  const { t } = useTranslation('setup')
  const text = (name: 'domain' | 'currency' | 'firstName' | 'lastName' | 'adminEmail') => (
    <TextField
      name={name}
      label={t(`fields.${name}`)}
      isRequired
      autoComplete="off"
      spellCheck={false}
      {...(name === 'adminEmail' && { type: 'email' as const })}
      {...(name === 'domain' && { hint: t('fields.domainHint') })}
    />
  )
  return (
    <FormShell<FactsValues> label={t('form')} {...form}>
      <chakra.div css={styles.fields}>
        <FactsFields />
        <chakra.fieldset css={styles.part}>
          <legend>{t('clock')}</legend>
          <FieldRow>
            <ComboboxField
              name="timeZone"
              label={t('fields.timeZone')}
              options={timeZones}
              placeholder=""
              listLabel={t('zones.list')}
              nothingFound={t('zones.nothingFound')}
              notChosen={t('zones.notChosen')}
              foldText={foldText}
              isRequired
            />
            {text('currency')}
          </FieldRow>
          {text('domain')}
        </chakra.fieldset>
        <chakra.fieldset css={styles.part}>
          <legend>{t('administrator')}</legend>
          <chakra.p css={styles.hint}>{t('administratorText')}</chakra.p>
          <FieldRow>
            {text('firstName')}
            {text('lastName')}
            {text('adminEmail')}
            <SelectField
              name="language"
              label={t('fields.language')}
              options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
          </FieldRow>
        </chakra.fieldset>
        <SaveRow failure={failure} label={t('submit')} busyLabel={t('busy')} />
      </chakra.div>
    </FormShell>
  )
}
