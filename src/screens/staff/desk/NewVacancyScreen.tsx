import type { VacancyFields } from '@atrium/contract/hiring'
import { newVacancySchema as schema } from '@atrium/contract/hiring/vacancies/schema'
import { LinkButton } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { VacancyForm } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateVacancyMutation } from '#api/vacanciesApi.ts'
import { href } from '#config/site.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { useColleagueOptions } from './useColleagueOptions.ts'
import { CategoriesPart } from './vacancies/CategoriesPart.tsx'
import { useCategories } from './vacancies/useCategories.ts'
import { atFields, fieldsOf, newValues, type Values } from './vacancies/vacancyValues.ts'

/** `/staff/desk/vacancies/new`: a new draft, written in the reader's language first. */
export function NewVacancyScreen() {
  const { t } = useTranslation('vacancies')
  usePageTitle(t('new.title'))
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { options } = useCategories()
  const people = useColleagueOptions()
  const [create] = useCreateVacancyMutation()
  const [initial] = useState(() => newValues(language))
  const [isEditingCategories, setEditingCategories] = useState(false)
  const { form, draft, onDraft } = useFormSubmit<VacancyFields, { id: number }, Values>({
    schema,
    valuesOf: fieldsOf,
    atFields,
    failureScopes: ['vacancies:failure'],
    send: (fields) => create(fields).unwrap(),
    onSent: ({ id }) => void navigate(href('vacancyDesk', { id })),
    sentToast: t('new.added'),
    draftKey: `${staffKey}newVacancy`,
    initialValues: initial,
  })
  return (
    <DeskPage
      heading={t('new.title')}
      lead={t('new.lead')}
      action={
        <LinkButton variant="outline" size="sm" href={href('vacancies')}>
          {t('back')}
        </LinkButton>
      }
    >
      <VacancyForm
        {...form}
        initialLanguage={draft?.original ?? language}
        publishedOn={null}
        categories={options}
        people={people}
        onEditCategories={() => setEditingCategories(true)}
        draft={draft ?? initial}
        onDraft={onDraft}
      />
      {isEditingCategories && <CategoriesPart onClose={() => setEditingCategories(false)} />}
    </DeskPage>
  )
}
