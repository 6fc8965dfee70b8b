import {
  type ContentField,
  type ContentKind,
  type ContentTextState,
  contentFrom,
  contentKindOf,
  textStatesOf,
} from '@atrium/contract/content'
import { foldText, type Language, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { styles } from '#blocks/hiring/Vacancy.styles.ts'
import { usePreview } from '#blocks/hiring/VacancyPreview.tsx'
import { FilmField, type UploadFilm } from '#blocks/pictures/FilmField.tsx'
import { PictureField, type UploadPicture } from '#blocks/pictures/PictureField.tsx'
import { usePictureName } from '#blocks/pictures/usePictureName.ts'
import type { ComboboxTexts } from '#forms/Combobox.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { ContentPreview } from './ContentPreview.tsx'
import { useContentLabel } from './useContentLabel.ts'

/** The values of the form: those of `flatContent`, and `upToDate_EN` for a translation that stays as it is. */
export type ContentValues = Record<string, string | boolean>

/** Somebody who can be chosen as a member of the team. */
export type PersonOption = ComboboxTexts['options'][number] & { email: string }

interface ContentFormProps extends FormProps<ContentValues> {
  kind: ContentKind
  /** How far the stored texts are. */
  textStates: Record<Language, ContentTextState>
  initialLanguage: Language
  failure?: FormFailureProps | undefined
  onUpload: UploadPicture
  /** The people who can be chosen. @default an empty list */
  people?: readonly PersonOption[] | undefined
  /** Missing for a kind without films. */
  onUploadFilm?: UploadFilm | undefined
}

/** The language of the first field with an error. */
const languageOf = (errors: FieldErrors = {}): Language | undefined =>
  languages.find((language) => Object.keys(errors).some((name) => name.endsWith(`_${language}`)))

/** An item: its texts in three languages, its facts, and how visitors will see it. */
export function ContentForm(props: ContentFormProps) {
  const { kind, textStates, initialLanguage, failure, onUpload, onUploadFilm, people = [], ...rest } = props
  const { validate, onSubmit, onInvalid, ...form } = rest
  const { t } = useTranslation('content')
  const [shown, setShown] = useState(initialLanguage)
  const preview = usePreview()
  const labelOf = useContentLabel()
  const pictureName = usePictureName()
  const lastErrors = useRef<FieldErrors>({})
  const { texts, facts } = contentKindOf(kind)
  /** Opens the tab of the first wrong field. */
  const reveal = (errors: FieldErrors = {}) => setShown((before) => languageOf(errors) ?? before)
  const { serverErrors } = form
  const [former, setFormer] = useState(serverErrors)
  if (former !== serverErrors) {
    setFormer(serverErrors)
    reveal(serverErrors)
  }
  return (
    <chakra.div css={styles.page}>
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
        {/* The page of a service has no room beside the form. */}
        <chakra.div css={styles.columns} data-preview={(preview.isShown && kind !== 'service') || undefined}>
          <chakra.div css={styles.fields}>
            {Object.keys(texts).length > 0 && (
              <CardSection heading={t('form.texts')}>
                <chakra.div css={styles.parts}>
                  <TextTabs kind={kind} stored={textStates} shown={shown} onShow={setShown} />
                </chakra.div>
              </CardSection>
            )}
            {Object.keys(facts).length > 0 && (
              <CardSection heading={t('form.facts')}>
                <chakra.div css={styles.parts}>
                  {Object.entries(facts).map(([name, field]) => (
                    <Field
                      key={name}
                      name={name}
                      label={t(`fields.${name as 'question'}`)}
                      {...{ ...field, onUpload, onUploadFilm, people }}
                    />
                  ))}
                </chakra.div>
              </CardSection>
            )}
            <SaveRow
              failure={failure}
              label={t('form.save')}
              busyLabel={t('form.saving')}
              labelOf={labelOf}
              formatValue={(value) => people.find((one) => one.value === value)?.label ?? pictureName(value)}
            />
          </chakra.div>
          <ContentPreview
            kind={kind}
            language={shown}
            memberOf={(id) => {
              const person = people.find(({ value }) => value === id)
              return person && { fullname: person.label, position: person.detail ?? '', email: person.email }
            }}
            {...preview}
          />
        </chakra.div>
      </FormShell>
    </chakra.div>
  )
}

interface TextTabsProps {
  kind: ContentKind
  stored: ContentFormProps['textStates']
  shown: Language
  onShow: (language: Language) => void
}

/** The texts in three languages, a tab for each with its state as it is typed. */
function TextTabs({ kind, stored, shown, onShow }: TextTabsProps) {
  const { t } = useTranslation('content')
  const { values, dirtyFields } = useFormState<ContentValues>({
    subscription: { values: true, dirtyFields: true },
  })
  const { texts } = contentKindOf(kind)
  const fields = Object.entries(texts)
  const isTouched = (language: Language) => fields.some(([name]) => dirtyFields?.[`${name}_${language}`])
  const older = languages.filter(
    (one) => stored[one] === 'outdated' && !isTouched(one) && !values[`upToDate_${one}`],
  )
  const states = textStatesOf(kind, contentFrom(kind, values as Record<string, string>), older)
  return (
    <div>
      <Tabs
        label={t('form.language')}
        selected={shown}
        onSelect={onShow}
        items={languages.map((language) => ({
          value: language,
          label: language,
          detail: t(`textStates.${states[language]}`),
          panel: (
            <chakra.div css={styles.rows}>
              {stored[language] === 'outdated' && (
                <SwitchField
                  name={`upToDate_${language}`}
                  label={t('form.upToDate')}
                  hint={() => t('form.upToDateHint')}
                />
              )}
              {fields.map(([name, field]) => (
                <Field
                  key={name}
                  name={`${name}_${language}`}
                  label={t(`fields.${name as 'question'}`)}
                  {...field}
                />
              ))}
            </chakra.div>
          ),
        }))}
      />
    </div>
  )
}

interface FieldProps extends ContentField {
  name: string
  label: string
  /** Missing in the texts, which have no pictures, films and people. */
  onUpload?: UploadPicture
  onUploadFilm?: UploadFilm | undefined
  people?: ComboboxTexts['options']
}

/** A short field says its limit; a long one counts. */
function Field({ name, label, max, isLong, form, ...props }: FieldProps) {
  const { onUpload, onUploadFilm, people = [] } = props
  const { t } = useTranslation('content')
  if (form === 'picture' && onUpload) return <PictureField {...{ name, label, onUpload }} />
  if (form === 'film' && onUploadFilm) return <FilmField {...{ name, label }} onUpload={onUploadFilm} />
  if (form === 'person')
    return (
      <ComboboxField
        name={name}
        label={label}
        options={people}
        placeholder={t('person.choose')}
        listLabel={t('person.list')}
        nothingFound={t('person.nothingFound')}
        notChosen={t('person.notChosen')}
        foldText={foldText}
        isRequired
      />
    )
  if (form === 'number' || max <= 60)
    return (
      <TextField
        name={name}
        label={label}
        hint={form ? undefined : t('form.most', { count: max })}
        autoComplete="off"
        inputMode={form === 'number' ? 'numeric' : undefined}
      />
    )
  return (
    <TextAreaField
      name={name}
      label={label}
      rows={form === 'blocks' ? 12 : isLong ? 5 : 2}
      isGrowing
      hint={form === 'blocks' ? t('form.blocksHint') : isLong ? t('form.paragraphs') : undefined}
      maxLength={max}
      counterLabel={(left) => t('form.left', { count: left })}
    />
  )
}
