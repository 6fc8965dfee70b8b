import { type Language, limits, readMessage } from '@atrium/contract/core'
import {
  exampleNumber,
  faultOfText,
  isLabel,
  isLongLabel,
  originalLanguage,
  type TextEntry,
} from '@atrium/contract/translations'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SaveRow } from '#blocks/desk/SaveRow.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'

/** The values of the form: a text for each language. */
export type TextsValues = Partial<Record<Language, string>>

type TextOfEntry = TextEntry['texts'][number]

interface TextsFormProps extends FormProps<TextsValues> {
  entry: TextEntry
  /** When and by whom a text was changed. */
  changeOf: (text: TextOfEntry) => string
  failure?: FormFailureProps | undefined
  onRestore: (language: Language) => void
  /** The text that is being restored. */
  busy: Language | undefined
  /** Saves, and goes to the next text. */
  onSaveAndNext: (form: HTMLFormElement | null) => void
}

/** The texts of one key in the languages that have it, beside the original. */
export function TextsForm(props: TextsFormProps) {
  const { entry, changeOf, failure, onRestore, busy, onSaveAndNext, ...form } = props
  const { t } = useTranslation('translations')
  const nameOf = (language: Language) => t(`languages.${language}`)
  const labelOf = (name: string) => {
    const language = name as Language
    const example = exampleNumber(language, entry.key)
    return [
      nameOf(language),
      ...(language === originalLanguage ? [t('edit.original')] : []),
      ...(example === undefined ? [] : [t('edit.example', { number: example })]),
    ].join(' · ')
  }
  return (
    <chakra.div
      marginTop="5"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSaveAndNext(event.currentTarget.querySelector('form'))
      }}
    >
      <FormShell<TextsValues> label={t('edit.form', { key: entry.key })} {...form}>
        {!entry.texts.some(({ language }) => language === originalLanguage) && (
          <Text tone="muted">{t('edit.originalText', { text: entry.original })}</Text>
        )}
        <chakra.div css={styles.languages}>
          {entry.texts.map((text) => (
            <chakra.div key={text.language} lang={text.language.toLowerCase()} css={styles.language}>
              <TextAreaField
                name={text.language}
                label={labelOf(text.language)}
                rows={3}
                isGrowing
                isRequired
              />
              <Typed entry={entry} language={text.language} />
              {text.state !== 'shipped' && (
                <chakra.div css={styles.change}>
                  <Tag tone={text.state === 'edited' ? 'active' : 'accent'}>{t(`states.${text.state}`)}</Tag>
                  {text.changedAt && <Text size="small">{changeOf(text)}</Text>}
                </chakra.div>
              )}
              {text.state === 'outdated' && (
                <Text size="small" tone="muted">
                  {t('edit.outdated')}
                </Text>
              )}
              {text.changedAt && text.shipped && (
                <>
                  <Text size="small" tone="muted">
                    {t('edit.shipped', { text: text.shipped })}
                  </Text>
                  <Button
                    variant="outline"
                    size="sm"
                    isLoading={busy === text.language}
                    aria-label={t('edit.restoreNamed', { language: nameOf(text.language) })}
                    onClick={() => onRestore(text.language)}
                  >
                    {t('edit.restore')}
                  </Button>
                </>
              )}
            </chakra.div>
          ))}
        </chakra.div>
        <SaveRow failure={failure} label={t('edit.save')} busyLabel={t('edit.saving')} labelOf={labelOf}>
          <Text size="small" tone="muted" display={{ base: 'none', md: 'block' }}>
            {t('edit.keys')}
          </Text>
        </SaveRow>
      </FormShell>
    </chakra.div>
  )
}

/** What is to be said about a text while it is typed, and how it looks on a button of a phone. */
function Typed({ entry: { key, original, texts }, language }: { entry: TextEntry; language: Language }) {
  const { t } = useTranslation(['translations', 'validation'])
  const { input } = useField<string>(language)
  const { text: stored } = texts.find((text) => text.language === language) ?? {}
  const shipped = texts.map((text) => text.shipped).filter(Boolean)
  const fault =
    input.value === stored ? undefined : readMessage(faultOfText(input.value, original, key) ?? '')
  const noteOf = () => {
    if (fault) return t(`validation:${fault.key}`, { ...limits, part: fault.part })
    return isLongLabel(input.value, shipped) ? t('edit.long') : ''
  }
  return (
    <>
      <Text size="small" role="status">
        {noteOf()}
      </Text>
      {isLabel(shipped) && input.value !== stored && (
        <chakra.div aria-hidden inert css={styles.phone}>
          <Button width="full">{input.value}</Button>
        </chakra.div>
      )}
    </>
  )
}

const styles = {
  languages: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 75em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  },
  language: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-child': { width: 'full' },
    '& p:empty': { display: 'none' },
  },
  change: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  phone: { width: 'full', maxWidth: '390px' },
}
