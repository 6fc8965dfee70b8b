import type { Category } from '@atrium/contract/careers'
import type { Language } from '@atrium/contract/core'
import type { CategoryNames } from '@atrium/contract/hiring'
import { categoryChangesSchema } from '@atrium/contract/hiring/vacancies/schema'
import { Message, OutcomeNote } from '@atrium/ui'
import { CategoriesDialog, CategoryForm } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListVacanciesQuery,
  useRenameCategoryMutation,
} from '#api/vacanciesApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { useCategories } from './useCategories.ts'

/** Adds, renames and deletes categories, over the form of a vacancy. */
export function CategoriesPart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vacancies')
  const { categories, options } = useCategories()
  const { data: vacancies } = useListVacanciesQuery(undefined, useLiveList())
  const [remove] = useDeleteCategoryMutation()
  const { act, outcome, failure } = useMutationToast<'delete'>('vacancies:failure')
  return (
    <CategoriesDialog
      categories={options.map((option) => ({
        ...option,
        vacancies: vacancies?.filter(({ categoryId }) => String(categoryId) === option.value).length,
      }))}
      notes={
        <>
          {failure && (
            <Message variant="banner" tone="danger" heading={failure.heading} text={failure.text} />
          )}
          <OutcomeNote outcome={outcome} />
        </>
      }
      formOf={(close, renamed) => (
        <CategoryPart
          category={categories.find(({ id }) => String(id) === renamed?.value)}
          name={renamed?.label}
          onClose={close}
        />
      )}
      onDelete={(id) => void act('delete', () => remove(id).unwrap(), t('categories.deleted'))}
      onClose={onClose}
    />
  )
}

interface CategoryPartProps {
  /** Missing for a new one. */
  category: Category | undefined
  name: string | undefined
  onClose: () => void
}

function CategoryPart({ category, name, onClose }: CategoryPartProps) {
  const { t } = useTranslation('vacancies')
  const [create] = useCreateCategoryMutation()
  const [rename] = useRenameCategoryMutation()
  const start = useMemo(
    () => ({
      AZ: category?.AZ?.Category ?? '',
      EN: category?.EN?.Category ?? '',
      RU: category?.RU?.Category ?? '',
    }),
    [category],
  )
  const { form, draft, onDraft } = useFormSubmit<CategoryNames, unknown>({
    schema: categoryChangesSchema,
    valuesOf: ({ AZ = '', EN = '', RU = '' }: Partial<Record<Language, string>>) => ({
      names: { AZ, EN, RU },
    }),
    atFields: withoutPath,
    failureScopes: ['vacancies:failure'],
    send: (body) => (category ? rename({ id: category.id, ...body }) : create(body)).unwrap(),
    onSent: onClose,
    sentToast: t('categories.saved'),
    draftKey: `${staffKey}category.${category?.id ?? 'new'}`,
    initialValues: start,
  })
  return (
    <CategoryForm {...form} name={name} draft={{ ...start, ...draft }} onDraft={onDraft} onCancel={onClose} />
  )
}

/** The message about `names.EN` is at the field `EN`. */
const withoutPath = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field.replace('names.', ''), message]),
  )
