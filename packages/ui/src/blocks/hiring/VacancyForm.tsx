import { type Language, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { styles } from './Vacancy.styles.ts'
import { VacancyFacts, type VacancyFactsProps } from './VacancyFacts.tsx'
import { usePreview, VacancyPreview } from './VacancyPreview.tsx'
import { type StoredVacancy, VacancyTexts } from './VacancyTexts.tsx'
import { languageOfError, type VacancyFormValues } from './vacancyFormValues.ts'

/** The fields whose labels have other names than they have. */
const labels: Partial<Record<string, string>> = {
  categoryId: 'category',
  managerId: 'manager',
  reviewerIds: 'reviewers',
}

interface VacancyFormProps extends FormProps<VacancyFormValues>, VacancyFactsProps {
  /** What the server has; `undefined` for a new vacancy. */
  stored?: StoredVacancy | undefined
  /** The language whose tab is open at first. */
  initialLanguage: Language
  publishedOn: string | null
  failure?: FormFailureProps | undefined
}

/** A vacancy: its texts in three languages, its facts, who decides, and the page as visitors will see it. */
export function VacancyForm(props: VacancyFormProps) {
  const { stored, initialLanguage, publishedOn, failure, ...rest } = props
  const { categories, people, onEditCategories, validate, onSubmit, onInvalid, ...form } = rest
  const { t } = useTranslation('vacancies')
  const [shown, setShown] = useState(initialLanguage)
  const preview = usePreview()
  const rootRef = useRef<HTMLDivElement>(null)
  const lastErrors = useRef<FieldErrors>({})
  /** Opens the tab of the first wrong field. */
  const reveal = (errors: FieldErrors = {}) => setShown((before) => languageOfError(errors) ?? before)

  const labelOf = (name: string) => {
    const [part = '', language] = name.split('_')
    const label = t(`form.${labels[part] ?? part}` as 'form.position')
    return language ? `${label} (${language})` : label
  }

  const { serverErrors } = form
  const [former, setFormer] = useState(serverErrors)
  if (former !== serverErrors) {
    setFormer(serverErrors)
    reveal(serverErrors)
  }
  useEffect(() => {
    if (serverErrors) rootRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [serverErrors])

  return (
    <chakra.div ref={rootRef} css={styles.page}>
      <FormShell
        label={t('form.label')}
        {...form}
        validate={
          validate &&
          ((values) => {
            lastErrors.current = validate(values)
            return lastErrors.current
          })
        }
        onInvalid={() => {
          reveal(lastErrors.current)
          onInvalid?.()
        }}
        onSubmit={async (values) => {
          const errors = await onSubmit(values)
          reveal(errors)
          return errors
        }}
      >
        <chakra.div css={styles.columns} data-preview={preview.isShown || undefined}>
          <chakra.div css={styles.fields}>
            <CardSection heading={t('form.texts')} lead={t('form.textsLead')}>
              <chakra.div css={styles.parts}>
                <FieldRow>
                  <SelectField
                    name="original"
                    label={t('form.original')}
                    hint={t('form.originalHint')}
                    options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
                  />
                </FieldRow>
                <VacancyTexts stored={stored} shown={shown} onShow={setShown} />
              </chakra.div>
            </CardSection>
            <VacancyFacts categories={categories} people={people} onEditCategories={onEditCategories} />
            <SaveRow
              failure={failure}
              label={t(stored ? 'form.save' : 'new.submit')}
              busyLabel={t('form.saving')}
              labelOf={labelOf}
            />
          </chakra.div>
          <VacancyPreview
            language={shown}
            isShown={preview.isShown}
            onToggle={preview.toggle}
            publishedOn={publishedOn}
          />
        </chakra.div>
      </FormShell>
    </chakra.div>
  )
}
