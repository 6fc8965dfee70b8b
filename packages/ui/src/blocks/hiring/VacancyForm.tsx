import { type Language, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Vacancy.styles.ts'
import { VacancyFacts, type VacancyFactsProps } from './VacancyFacts.tsx'
import { usePreview, VacancyPreview } from './VacancyPreview.tsx'
import { type StoredVacancy, VacancyTexts } from './VacancyTexts.tsx'
import { languageOfError, type VacancyFormValues } from './vacancyFormValues.ts'

interface VacancyFormProps extends FormProps<VacancyFormValues>, VacancyFactsProps {
  /** What the server has; `undefined` for a new vacancy. */
  stored?: StoredVacancy | undefined
  /** The language whose tab is open at first. */
  initialLanguage: Language
  publishedOn: string | null
  itemsOf: (lines: string) => string[]
  failure?: FormFailureProps | undefined
  /** Above the button: a question that waits for the person. */
  notice?: ReactNode
  /** Drops what was typed and not stored; `undefined` while nothing is changed. */
  onDiscard?: (() => void) | undefined
}

/** A vacancy: its texts in three languages, its facts, who decides, and the page as visitors will see it. */
export function VacancyForm(props: VacancyFormProps) {
  const { stored, initialLanguage, publishedOn, itemsOf, failure, notice, onDiscard, ...rest } = props
  const { categories, people, onEditCategories, validate, onSubmit, onInvalid, ...form } = rest
  const { t } = useTranslation('vacancies')
  const [shown, setShown] = useState(initialLanguage)
  const preview = usePreview()
  const rootRef = useRef<HTMLDivElement>(null)
  const lastErrors = useRef<FieldErrors>({})
  /** Opens the tab of the first wrong field. */
  const reveal = (errors: FieldErrors = {}) => setShown((before) => languageOfError(errors) ?? before)

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
            {failure && <FormFailure {...failure} />}
            <Row gap="3" css={styles.save} data-changed={onDiscard ? '' : undefined}>
              {notice && <chakra.div flexBasis="full">{notice}</chakra.div>}
              <SubmitButton
                isFull={false}
                label={t(stored ? 'form.save' : 'new.submit')}
                busyLabel={t('form.saving')}
              />
              {/* A notice asks the same. */}
              {onDiscard && !notice && (
                <>
                  <Button variant="outline" onClick={onDiscard}>
                    {t('form.discard')}
                  </Button>
                  <Text size="small" tone="muted" role="status">
                    {t('form.unsaved')}
                  </Text>
                </>
              )}
            </Row>
          </chakra.div>
          <VacancyPreview
            language={shown}
            isShown={preview.isShown}
            onToggle={preview.toggle}
            publishedOn={publishedOn}
            itemsOf={itemsOf}
          />
        </chakra.div>
      </FormShell>
    </chakra.div>
  )
}
