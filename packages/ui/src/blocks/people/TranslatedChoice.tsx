import { foldText, type Language, languages } from '@atrium/contract/core'
import type { Person } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#forms/Combobox.tsx'
import { useFieldError } from '#forms/serverErrors.ts'
import { TextField } from '#forms/TextField.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { styles } from './People.styles.ts'

type Texts = Record<Language, string>

interface TranslatedChoiceProps {
  /** The field of a record: the form has `positions_AZ`, `positions_EN` and `positions_RU`. */
  name: 'positions' | 'units'
  label: string
  /** Those whose texts can be chosen; `undefined` while they load. */
  people: readonly Person[] | undefined
}

const none: Texts = { AZ: '', EN: '', RU: '' }
const keyOf = (texts: Texts) => JSON.stringify(languages.map((language) => texts[language]))
const isEmpty = (texts: Texts) => languages.every((language) => !texts[language])

/** A text in three languages: one that another record has, or a new one, written once. */
export function TranslatedChoice({ name, label, people }: TranslatedChoiceProps) {
  const { t } = useTranslation('people')
  const language = useReaderLanguage()
  const form = useForm()
  const typed = useField<string | undefined>(`${name}Typed`, {
    parse: (text) => text || undefined,
    format: (text) => text,
    validate: (text) => (text ? t('record.choose.notChosen') : undefined),
  })
  const error = useFieldError(`${name}Typed`, typed.meta)
  const texts: Texts = { AZ: useText(name, 'AZ'), EN: useText(name, 'EN'), RU: useText(name, 'RU') }
  const known = useMemo(() => {
    const all = (people ?? []).map((person) => person[name]).filter((one) => !isEmpty(one))
    return new Map(all.map((one) => [keyOf(one), one]))
  }, [people, name])
  const options = useMemo(
    () =>
      [...known]
        .map(([value, one]) => ({
          value,
          label: one[language],
          detail: languages
            .filter((other) => other !== language)
            .map((other) => one[other])
            .join(' · '),
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [known, language],
  )
  /** The texts of before, where they can be chosen. */
  const initialOf = (values: Partial<Record<string, string>> = {}): Texts => {
    const [AZ = '', EN = '', RU = ''] = languages.map((each) => values[`${name}_${each}`])
    const before = { AZ, EN, RU }
    return known.get(keyOf(before)) ?? none
  }
  const write = (next: Texts) =>
    form.batch(() => {
      for (const each of languages) form.change(`${name}_${each}`, next[each])
    })

  const [isWriting, setWriting] = useState<boolean>()
  // What nobody else has is being written, once the records are there.
  const isNew = isWriting ?? (people !== undefined && !isEmpty(texts) && !known.has(keyOf(texts)))
  const rootRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The pressed button is gone.
    if (isWriting !== undefined) rootRef.current?.querySelector('input')?.focus()
  }, [isWriting])

  if (isNew)
    return (
      <chakra.div ref={rootRef} css={styles.wholeRow}>
        <chakra.fieldset css={styles.group}>
          <legend>{label}</legend>
          <chakra.div css={styles.three}>
            {languages.map((each) => (
              <TextField
                key={each}
                name={`${name}_${each}`}
                label={t(`record.${each.toLowerCase() as Lowercase<Language>}`)}
                autoComplete="off"
              />
            ))}
          </chakra.div>
        </chakra.fieldset>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            if (!known.has(keyOf(texts))) write(initialOf(form.getState().initialValues))
            setWriting(false)
          }}
        >
          {t('record.choose.back')}
        </Button>
      </chakra.div>
    )
  return (
    <div ref={rootRef}>
      <Combobox
        label={label}
        options={options}
        placeholder={t('record.nobody')}
        listLabel={label}
        nothingFound={t('record.choose.nothing')}
        foldText={foldText}
        value={isEmpty(texts) ? '' : keyOf(texts)}
        onChange={(value) => write(known.get(value) ?? none)}
        typed={typed.input.value}
        onTyped={typed.input.onChange}
        onFocus={() => typed.input.onFocus()}
        onBlur={() => typed.input.onBlur()}
        error={error}
        readOnly={typed.meta.submitting ?? false}
      />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          if (typed.input.value) write({ ...none, [language]: typed.input.value })
          typed.input.onChange(undefined)
          setWriting(true)
        }}
      >
        {t(`record.choose.${name}`)}
      </Button>
    </div>
  )
}

const useText = (name: string, language: Language) =>
  useField<string>(`${name}_${language}`, { subscription: { value: true } }).input.value
