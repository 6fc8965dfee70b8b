import { type Language, languages } from '@atrium/contract/core'
import type { HiringStage, TemplatePlaceholder } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { LanguageMail } from './LanguageMail.tsx'

/** The values of the form: `name`, `stage`, and `subjectRU`, `textRU` … */
export type TemplateValues = Record<string, string>

interface TemplateFormProps extends FormProps<TemplateValues> {
  heading: string
  stages: readonly { value: HiringStage['id']; label: string }[]
  /** An applicant who reads the preview, in each language. */
  sampleOf: (language: Language) => Record<TemplatePlaceholder, string>
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** A template of a mail in three languages, each with its preview. */
export function TemplateForm({ heading, stages, sampleOf, failure, onCancel, ...form }: TemplateFormProps) {
  const { t } = useTranslation(['hiringSettings', 'applications'])
  const labelOf = (name: string) => {
    const [, part, language] = /^(subject|text)(\w+)$/.exec(name) ?? []
    return part
      ? `${t(`applications:mail.${part as 'subject' | 'text'}`)} (${language})`
      : t(`templates.${name as 'name' | 'stage'}`)
  }
  return (
    <CardSection heading={heading}>
      <chakra.div marginTop="5" css={styles.page}>
        <FormShell<TemplateValues> label={heading} {...form}>
          <chakra.div css={styles.question}>
            <TextField name="name" label={t('templates.name')} isRequired />
            <SelectField
              name="stage"
              label={t('templates.stage')}
              placeholder={t('templates.noStage')}
              options={stages}
            />
          </chakra.div>
          {languages.map((language) => (
            <chakra.div key={language} css={styles.mail}>
              <fieldset>
                <legend>{t(`applications:languages.${language}`)}</legend>
                <LanguageMail language={language} values={sampleOf(language)}>
                  <Text size="small" tone="muted">
                    {t('templates.preview', { name: sampleOf(language).firstName })}
                  </Text>
                </LanguageMail>
              </fieldset>
            </chakra.div>
          ))}
          <SaveRow failure={failure} label={t('templates.save')} busyLabel={t('saving')} labelOf={labelOf}>
            <Button variant="outline" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </SaveRow>
        </FormShell>
      </chakra.div>
    </CardSection>
  )
}
