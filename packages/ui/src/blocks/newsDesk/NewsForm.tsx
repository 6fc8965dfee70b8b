import { type Language, languages, limits } from '@atrium/contract/core'
import { newsTopics } from '@atrium/contract/news'
import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useField, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import { MarkdownField } from '#blocks/markdown/MarkdownField.tsx'
import { NoticeCard } from '#blocks/news/NoticeCard.tsx'
import type { UploadPicture } from '#blocks/pictures/PictureField.tsx'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { CardSection } from '#primitives/CardSection.tsx'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './NewsForm.styles.ts'
import { languageOfNewsError, type NewsFormValues, type newsParts, newsTextState } from './newsFormValues.ts'

interface NewsFormProps extends FormProps<NewsFormValues> {
  /** The units to choose from: the stored name and the name in the reader's language. */
  units: readonly { value: string; label: string }[]
  /** ISO instant from which the item is shown; `null` for a draft. */
  publishedAt: string | null
  /** The drawing of a topic. */
  pictureOf: (topic: string) => string
  onUpload: UploadPicture
  failure?: FormFailureProps | undefined
}

/** A news item: its texts in three languages, its readers, and the card as they will see it. */
export function NewsForm(props: NewsFormProps) {
  const { units, publishedAt, pictureOf, onUpload, failure, validate, onSubmit, onInvalid, ...form } = props
  const { t } = useTranslation('newsDesk')
  const dayTexts = useDayTexts()
  const [shown, setShown] = useState<Language>('AZ')
  const lastErrors = useRef<FieldErrors>({})
  /** Opens the tab of the first wrong field. */
  const reveal = (errors: FieldErrors = {}) => setShown((before) => languageOfNewsError(errors) ?? before)
  const labelOf = (name: string) => {
    const [part = '', language] = name.split('_')
    const label = t(`form.${part}` as 'form.title')
    return language ? `${label} (${language})` : label
  }
  return (
    <FormShell<NewsFormValues>
      label={t('form.label')}
      {...form}
      validate={(values) => {
        lastErrors.current = validate?.(values) ?? {}
        return lastErrors.current
      }}
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
      <chakra.div css={styles.fields}>
        <CardSection heading={t('form.texts')}>
          <chakra.div css={styles.parts}>
            <NewsTexts shown={shown} onShow={setShown} onUpload={onUpload} />
          </chakra.div>
        </CardSection>
        <Preview language={shown} publishedAt={publishedAt} pictureOf={pictureOf} />
        <CardSection heading={t('form.readers')}>
          <chakra.div css={styles.parts}>
            <FieldRow>
              <SelectField
                name="topic"
                label={t('form.topic')}
                options={newsTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
              />
              <DayField name="endsOn" label={t('form.endsOn')} texts={dayTexts} first={dayTexts.today()} />
            </FieldRow>
            <Units units={units} />
            <SwitchField
              name="mustRead"
              label={t('form.mustRead')}
              hint={(isOn) => t(isOn ? 'form.mustReadOn' : 'form.mustReadOff')}
            />
            <SwitchField
              name="hasReactions"
              label={t('form.hasReactions')}
              hint={(isOn) => t(isOn ? 'form.reactionsOn' : 'form.reactionsOff')}
            />
            <SwitchField
              name="hasComments"
              label={t('form.hasComments')}
              hint={(isOn) => t(isOn ? 'form.commentsOn' : 'form.commentsOff')}
            />
            {publishedAt && (
              <SwitchField
                name="isUnreadAgain"
                label={t('form.isUnreadAgain')}
                hint={(isOn) => t(isOn ? 'form.unreadOn' : 'form.unreadOff')}
              />
            )}
          </chakra.div>
        </CardSection>
        <SaveRow failure={failure} label={t('form.save')} busyLabel={t('form.saving')} labelOf={labelOf} />
      </chakra.div>
    </FormShell>
  )
}

interface NewsTextsProps extends Pick<NewsFormProps, 'onUpload'> {
  shown: Language
  onShow: (language: Language) => void
}

function NewsTexts({ shown, onShow, onUpload }: NewsTextsProps) {
  const { t } = useTranslation('newsDesk')
  const { values } = useFormState<NewsFormValues>({ subscription: { values: true } })
  return (
    <Tabs
      label={t('form.language')}
      selected={shown}
      onSelect={onShow}
      items={languages.map((language) => ({
        value: language,
        label: language,
        detail: t(`textStates.${newsTextState(language, values)}`),
        panel: (
          <chakra.div css={styles.fields}>
            <TextField name={`title_${language}`} label={t('form.title')} autoComplete="off" />
            <TextAreaField
              name={`description_${language}`}
              label={t('form.description')}
              hint={t('form.descriptionHint')}
              rows={3}
              isGrowing
              maxLength={limits.newsDescription}
              counterLabel={(count) => t('form.left', { count })}
            />
            <MarkdownField
              onUpload={onUpload}
              name={`body_${language}`}
              label={t('form.body')}
              hint={t('form.bodyHint')}
              rows={8}
              isGrowing
            />
          </chakra.div>
        ),
      }))}
    />
  )
}

/** The units whose people read the item. */
function Units({ units }: Pick<NewsFormProps, 'units'>) {
  const { t } = useTranslation('newsDesk')
  const { input } = useField<string>('units')
  const chosen = input.value.split('\n').filter(Boolean)
  const options = [
    ...units,
    // Of a unit that nobody belongs to any more.
    ...chosen
      .filter((name) => units.every(({ value }) => value !== name))
      .map((value) => ({ value, label: value })),
  ]
  return (
    <chakra.fieldset css={styles.units}>
      <legend>{t('form.units')}</legend>
      <chakra.p css={styles.hint}>{t(chosen.length > 0 ? 'form.unitsSome' : 'form.unitsAll')}</chakra.p>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) => {
            const others = chosen.filter((name) => name !== value)
            input.onChange((isChecked ? [...others, value] : others).toSorted().join('\n'))
          }}
        />
      ))}
    </chakra.fieldset>
  )
}

const widths = ['wide', 'narrow'] as const

/** The card as readers see it on a computer and on a phone, with the whole text. */
function Preview({
  language,
  publishedAt,
  pictureOf,
}: Pick<NewsFormProps, 'publishedAt' | 'pictureOf'> & { language: Language }) {
  const { t } = useTranslation('newsDesk')
  const { values } = useFormState<NewsFormValues>({ subscription: { values: true } })
  const [today] = useState(() => new Date().toISOString())
  const [width, setWidth] = useState<(typeof widths)[number]>('wide')
  const textOf = (part: (typeof newsParts)[number]) => values[`${part}_${language}`]?.trim() ?? ''
  const card = (value: (typeof widths)[number]) => (
    <chakra.div css={[styles.preview, value === 'narrow' && styles.narrow]} lang={language.toLowerCase()}>
      <NoticeCard
        id={0}
        anchor="preview"
        picture={pictureOf(values.topic ?? 'company')}
        notName={textOf('title')}
        notDesc={textOf('description')}
        body={textOf('body')}
        at={publishedAt ?? today}
        isRead
        isOpen
        onToggle={() => undefined}
        onRead={() => undefined}
      />
    </chakra.div>
  )
  return (
    <CardSection heading={t('preview.heading', { language })}>
      <chakra.div css={styles.parts}>
        {newsTextState(language, values) === 'missing' ? (
          <Text tone="muted">{t('preview.nothing')}</Text>
        ) : (
          <Tabs
            label={t('preview.width')}
            selected={width}
            onSelect={setWidth}
            items={widths.map((value) => ({
              value,
              label: t(`preview.${value}`),
              panel: value === width && card(value),
            }))}
          />
        )}
      </chakra.div>
    </CardSection>
  )
}
