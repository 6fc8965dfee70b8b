import { type Language, languages, limits } from '@atrium/contract/core'
import { type TextState, textParts } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { styles } from './Vacancy.styles.ts'
import { typedTextState, type VacancyFormValues } from './vacancyFormValues.ts'

type States = Record<Language, TextState>

export interface StoredVacancy {
  values: VacancyFormValues
  states: States
}

interface VacancyTextsProps {
  stored: StoredVacancy | undefined
  shown: Language
  onShow: (language: Language) => void
}

/** The texts in three languages, a tab for each; the original stands beside its translation. */
export function VacancyTexts({ stored, shown, onShow }: VacancyTextsProps) {
  const { t } = useTranslation('vacancies')
  const states = useTypedStates(stored)
  const original = useField<Language>('original', { subscription: { value: true } }).input.value
  return (
    <div>
      <Tabs
        label={t('form.language')}
        selected={shown}
        onSelect={onShow}
        items={languages.map((language) => ({
          value: language,
          // As in the language menu: names would not fit a phone.
          label: language,
          detail: t(`textStates.${states[language]}`),
          panel: (
            <TextFields
              language={language}
              original={original}
              isOutdated={stored?.states[language] === 'outdated'}
            />
          ),
        }))}
      />
    </div>
  )
}

/** How far the texts are as they are typed: another state draws the tabs again, not each letter. */
function useTypedStates(stored: StoredVacancy | undefined): States {
  const form = useForm<VacancyFormValues>()
  const statesOf = (values: Partial<VacancyFormValues>): string =>
    languages
      .map((language) =>
        typedTextState(language, values, stored && { values: stored.values, state: stored.states[language] }),
      )
      .join()
  const [states, setStates] = useState(() => statesOf(form.getState().values))
  useEffect(() => form.subscribe(({ values }) => setStates(statesOf(values)), { values: true }))
  const [AZ, EN, RU] = states.split(',') as [TextState, TextState, TextState]
  return { AZ, EN, RU }
}

interface TextFieldsProps {
  language: Language
  original: Language
  /** Whether the stored translation is older than the original. */
  isOutdated: boolean
}

function TextFields({ language, original, isOutdated }: TextFieldsProps) {
  const { t } = useTranslation('vacancies')
  const isTranslation = language !== original
  const items = { rows: 5, isGrowing: true, hint: t('form.itemsHint') }
  const fields = {
    position: {},
    description: { rows: 2, isGrowing: true },
    locationCity: {},
    locationCountry: {},
    overview: {
      rows: 6,
      isGrowing: true,
      hint: t('form.overviewHint'),
      maxLength: limits.message,
    },
    responsibilities: items,
    qualifications: items,
  }
  return (
    <chakra.div css={styles.panel}>
      <chakra.div css={styles.rows}>
        {isTranslation && isOutdated && (
          <SwitchField
            name={`upToDate_${language}`}
            label={t('form.upToDate')}
            hint={(isOn) => t(isOn ? 'form.upToDateOn' : 'form.upToDateHint')}
          />
        )}
        {textParts.map((part) => {
          const field = { name: `${part}_${language}`, label: t(`form.${part}`), ...fields[part] }
          return (
            <chakra.div
              key={part}
              css={isTranslation ? styles.pair : undefined}
              data-short={(!isTranslation && part.startsWith('location')) || undefined}
            >
              {isTranslation && <Source name={`${part}_${original}`} language={original} />}
              {'rows' in fields[part] ? (
                <TextAreaField {...field} />
              ) : (
                <TextField {...field} autoComplete="off" />
              )}
            </chakra.div>
          )
        })}
      </chakra.div>
    </chakra.div>
  )
}

/** A part of the original beside its translation. */
function Source({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation('vacancies')
  const { value } = useField<string>(name, { subscription: { value: true } }).input
  return (
    <chakra.p css={styles.source}>
      <span>{t(`languages.${language}`)}</span>
      <span lang={value.trim() ? language.toLowerCase() : undefined}>
        {value.trim() || t('form.notWritten')}
      </span>
    </chakra.p>
  )
}
