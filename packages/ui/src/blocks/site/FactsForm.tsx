import { languages, socialNetworks } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { TextField } from '#forms/TextField.tsx'
import { ColoursPart } from './ColoursPart.tsx'
import { styles } from './Facts.styles.ts'
import type { FactsValues } from './FactsValues.ts'
import { useFactLabel } from './useFactLabel.ts'

export interface FactsFormProps extends FormProps<FactsValues> {
  failure?: FormFailureProps | undefined
}

/** The facts about the company, as a draft. */
export function FactsForm({ failure, ...form }: FactsFormProps) {
  const { t } = useTranslation('site')
  const labelOf = useFactLabel()
  return (
    <FormShell<FactsValues> label={t('facts.label')} {...form}>
      <chakra.div css={styles.fields}>
        <FactsFields />
        <ColoursPart />
        <SaveRow failure={failure} label={t('facts.save')} busyLabel={t('facts.saving')} labelOf={labelOf} />
      </chakra.div>
    </FormShell>
  )
}

/** The fields of the facts. */
export function FactsFields() {
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
      {...(options.hint && { hint: options.hint, isHintBelow: true })}
    />
  )
  const inLanguages = (fact: 'tagline' | 'address' | 'city') =>
    languages.map((language) => field(`${fact}${language}`))
  return (
    <>
      <FieldRow>
        {field('name')}
        {field('website', { hint: t('facts.websiteHint') })}
      </FieldRow>
      <FieldRow>{inLanguages('tagline')}</FieldRow>
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
        <FieldRow>{inLanguages('city')}</FieldRow>
        <FieldRow>
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
    </>
  )
}
