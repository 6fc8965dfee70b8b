import { languages, socialNetworks } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { TextField } from '#forms/TextField.tsx'
import { styles } from './Facts.styles.ts'
import { useFactLabel } from './useFactLabel.ts'

/** The values of the form: a field for each fact, `addressRU` for a text in a language, `LinkedIn` for a network. */
export type FactsValues = Record<string, string>

interface FactsFormProps extends FormProps<FactsValues> {
  failure?: FormFailureProps | undefined
}

/** The facts about the company, as a draft. */
export function FactsForm({ failure, ...form }: FactsFormProps) {
  const { t } = useTranslation('site')
  const labelOf = useFactLabel()
  const field = (
    name: string,
    options: { type?: 'email' | 'tel'; isRequired?: boolean; hint?: string } = {},
  ) => (
    <TextField
      key={name}
      name={name}
      label={labelOf(name)}
      isRequired={options.isRequired ?? true}
      autoComplete="off"
      spellCheck={false}
      {...(options.type && { type: options.type })}
      {...(options.hint && { hint: options.hint })}
    />
  )
  const inLanguages = (fact: 'address' | 'city') => languages.map((language) => field(`${fact}${language}`))
  return (
    <FormShell<FactsValues> label={t('facts.label')} {...form}>
      <chakra.div css={styles.fields}>
        <FieldRow>
          {field('name')}
          {field('website', { hint: t('facts.websiteHint') })}
        </FieldRow>
        <chakra.fieldset css={styles.part}>
          <legend>{t('facts.contacts')}</legend>
          <FieldRow>
            {field('phone', { type: 'tel' })}
            {field('email', { type: 'email' })}
            {field('careersEmail', { type: 'email' })}
            {field('peopleEmail', { type: 'email' })}
          </FieldRow>
        </chakra.fieldset>
        <chakra.fieldset css={styles.part}>
          <legend>{t('facts.place')}</legend>
          {inLanguages('address')}
          <FieldRow>
            {inLanguages('city')}
            {['latitude', 'longitude'].map((name) => field(name, { hint: t('facts.placeHint') }))}
          </FieldRow>
        </chakra.fieldset>
        <chakra.fieldset css={styles.part}>
          <legend>{t('facts.networks')}</legend>
          <chakra.p css={styles.hint}>{t('facts.networksText')}</chakra.p>
          <FieldRow>
            {[...socialNetworks, 'appStore', 'partnerProfile'].map((name) =>
              field(name, { isRequired: false }),
            )}
          </FieldRow>
        </chakra.fieldset>
        {failure && <FormFailure {...failure} />}
        <SaveRow label={t('facts.save')} busyLabel={t('facts.saving')} labelOf={labelOf} />
      </chakra.div>
    </FormShell>
  )
}
