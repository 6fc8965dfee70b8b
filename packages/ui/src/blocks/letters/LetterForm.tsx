import { type Language, languages, limits, toTag } from '@atrium/contract/core'
import { letterTextState } from '@atrium/contract/newsletter'
import { chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { MarkdownField } from '#blocks/markdown/MarkdownField.tsx'
import type { UploadPicture } from '#blocks/pictures/PictureField.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { styles } from './Letters.styles.ts'
import { type LetterValues, letterTextOf } from './letterValues.ts'

interface LetterFormProps extends FormProps<LetterValues> {
  /** The language whose tab is open. */
  shown: Language
  onShow: (language: Language) => void
  onUpload: UploadPicture
  failure?: FormFailureProps | undefined
}

/** A letter in three languages, a tab for each. */
export function LetterForm({ shown, onShow, onUpload, failure, ...form }: LetterFormProps) {
  const { t } = useTranslation('letters')
  const labelOf = (name: string) => {
    const [part = '', language] = name.split('_')
    return part === 'isListed' ? t('form.isListed') : `${t(`form.${part as 'subject'}`)} (${language})`
  }
  return (
    <FormShell<LetterValues> label={t('form.label')} {...form}>
      <CardSection heading={t('form.heading')} lead={t('form.lead')}>
        <chakra.div css={styles.fields}>
          <Languages {...{ shown, onShow, onUpload }} />
          <SwitchField
            name="isListed"
            label={t('form.isListed')}
            hint={(isOn) => t(isOn ? 'form.listed' : 'form.unlisted')}
          />
          <SaveRow failure={failure} label={t('form.save')} busyLabel={t('form.saving')} labelOf={labelOf} />
        </chakra.div>
      </CardSection>
    </FormShell>
  )
}

function Languages({ shown, onShow, onUpload }: Pick<LetterFormProps, 'shown' | 'onShow' | 'onUpload'>) {
  const { t } = useTranslation('letters')
  const { values } = useFormState<LetterValues>({ subscription: { values: true } })
  return (
    <div>
      <Tabs
        label={t('form.languages')}
        selected={shown}
        onSelect={onShow}
        items={languages.map((language) => ({
          value: language,
          label: language,
          detail: t(`textStates.${letterTextState(letterTextOf(values, language))}`),
          panel: (
            <chakra.div css={styles.fields} lang={toTag(language)}>
              <TextField name={`subject_${language}`} label={t('form.subject')} autoComplete="off" />
              <MarkdownField
                onUpload={onUpload}
                name={`text_${language}`}
                label={t('form.text')}
                hint={t('form.textHint')}
                rows={12}
                isGrowing
                maxLength={limits.letterText}
              />
            </chakra.div>
          ),
        }))}
      />
    </div>
  )
}
