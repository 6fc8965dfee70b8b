import type { Vacancy, VacancyChanges } from '@atrium/contract/hiring'
import { vacancyChangesSchema as schema } from '@atrium/contract/hiring/vacancies/schema'
import { VacancyForm } from '@atrium/ui/hiring'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveVacancyMutation } from '#api/vacanciesApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { moveDraft, useStoredForm } from '#hooks/useStoredForm.ts'
import { useColleagueOptions } from '../useColleagueOptions.ts'
import { CategoriesPart } from './CategoriesPart.tsx'
import { useCategories } from './useCategories.ts'
import { atFields, changesOf, toStored, type Values, valuesOf } from './vacancyValues.ts'

interface VacancyPartProps {
  vacancy: Vacancy
  draftKey: string
  /** What the server said when the vacancy was to be published, by field. */
  refused: Record<string, string> | undefined
}

/** The form of a vacancy. */
export function VacancyPart({ vacancy, draftKey, refused }: VacancyPartProps) {
  const { t } = useTranslation('vacancies')
  const { language } = useLanguage()
  const { options } = useCategories()
  const people = useColleagueOptions()
  const [save] = useSaveVacancyMutation()
  const [isEditingCategories, setEditingCategories] = useState(false)
  const stored = useMemo(() => ({ values: valuesOf(vacancy), states: vacancy.textStates }), [vacancy])
  const { form } = useStoredForm<VacancyChanges, Vacancy, Values>({
    stored: stored.values,
    version: vacancy.revision,
    draftKey,
    toStored,
    schema,
    valuesOf: changesOf,
    atFields,
    failureScopes: ['vacancies:failure'],
    send: (changes) => save({ id: vacancy.id, ...changes }).unwrap(),
    // What was typed while it was being saved.
    onSent: ({ revision }, sent) => moveDraft(draftKey, sent.revision, revision),
    savedText: t('form.saved'),
  })
  return (
    <>
      <VacancyForm
        {...form}
        stored={stored}
        initialLanguage={vacancy.textStates[language] === 'missing' ? vacancy.original : language}
        publishedOn={vacancy.publishedOn}
        categories={options}
        people={people}
        onEditCategories={() => setEditingCategories(true)}
        serverErrors={refused}
      />
      {isEditingCategories && <CategoriesPart onClose={() => setEditingCategories(false)} />}
    </>
  )
}
