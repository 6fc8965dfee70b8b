import type { Vacancy, VacancyChanges } from '@atrium/contract/hiring'
import { vacancyChangesSchema as schema } from '@atrium/contract/hiring/vacancies/schema'
import { VacancyForm } from '@atrium/ui/hiring'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveVacancyMutation } from '#api/vacanciesApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { CategoriesPart } from './CategoriesPart.tsx'
import { NewerVersion } from './NewerVersion.tsx'
import { useCategories } from './useCategories.ts'
import { useVacancyDraft } from './useVacancyDraft.ts'
import { useVacancyPeople } from './useVacancyPeople.ts'
import { atFields, changedValues, changesOf, itemsOf, type Values, valuesOf } from './vacancyValues.ts'

interface VacancyPartProps {
  vacancy: Vacancy
  /** What the server said when the vacancy was to be published, by field. */
  refused: Record<string, string> | undefined
  onSaved: (vacancy: Vacancy) => void
  /** Draws the form anew, after the draft is removed. */
  onDiscard: () => void
}

/**
 * The form of a vacancy. What is typed belongs to the revision that it was typed over: when a colleague has saved meanwhile, the
 * person decides which one stays.
 */
export function VacancyPart({ vacancy, refused, onSaved, onDiscard }: VacancyPartProps) {
  const { t } = useTranslation('vacancies')
  const { language } = useLanguage()
  const { options } = useCategories()
  const people = useVacancyPeople()
  const [save] = useSaveVacancyMutation()
  const [isEditingCategories, setEditingCategories] = useState(false)
  const stored = useMemo(() => ({ values: valuesOf(vacancy), states: vacancy.textStates }), [vacancy])
  const { draftKey, forget, kept, revision, isOlder, changed, keep } = useVacancyDraft(vacancy)
  const { form, draft, onDraft } = useFormSubmit<VacancyChanges, Vacancy, Values>({
    schema,
    valuesOf: (typed) => changesOf(typed, revision),
    validate: (typed) => atFields(messagesOf(schema, changesOf(typed, revision))),
    fieldErrorsOf: ({ errors }) => errors && atFields(errors),
    failureScopes: ['vacancies:failure'],
    send: (changes) => save({ id: vacancy.id, ...changes }).unwrap(),
    onSent: onSaved,
    savedText: t('form.saved'),
    draftKey,
    initialValues: stored.values,
  })
  const discard = () => {
    forget()
    onDiscard()
  }
  const { failure, ...props } = form
  return (
    <>
      <VacancyForm
        {...props}
        failure={isOlder ? undefined : failure}
        stored={stored}
        initialLanguage={vacancy.textStates[language] === 'missing' ? vacancy.original : language}
        publishedOn={vacancy.publishedOn}
        itemsOf={itemsOf}
        categories={options}
        people={people}
        onEditCategories={() => setEditingCategories(true)}
        serverErrors={refused}
        draft={useMemo(() => ({ ...stored.values, ...draft }), [stored, draft])}
        // An untouched field is not part of the draft: what a colleague saves meanwhile stays.
        onDraft={(values) => {
          const typed = changedValues(values, stored.values)
          onDraft(Object.keys(typed).length > 0 ? { ...typed, revision } : {})
        }}
        onDiscard={kept && discard}
        notice={isOlder && <NewerVersion changed={changed} onLoad={discard} onKeep={keep} />}
      />
      {isEditingCategories && <CategoriesPart onClose={() => setEditingCategories(false)} />}
    </>
  )
}
