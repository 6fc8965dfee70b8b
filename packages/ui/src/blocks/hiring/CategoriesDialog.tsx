import { type Language, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Vacancy.styles.ts'

interface CategoriesDialogProps {
  /** Each with the number of its vacancies; `undefined` until it is known. */
  categories: readonly (SelectOption & { vacancies: number | undefined })[]
  /** The outcome of the last deletion. */
  notes: ReactNode
  /** The form for the names of a category, or of a new one. `onClose` leads back to the list. */
  formOf: (onClose: () => void, category?: SelectOption) => ReactNode
  onDelete: (id: number) => void
  onClose: () => void
}

/** Adds, renames and deletes categories: a list that gives way to a form or a question. */
export function CategoriesDialog({ categories, notes, formOf, onDelete, onClose }: CategoriesDialogProps) {
  const { t } = useTranslation('vacancies')
  const [open, setOpen] = useState<{ what: 'add' | 'rename' | 'delete'; category?: SelectOption }>()
  const close = () => setOpen(undefined)
  return (
    <Dialog onClose={onClose}>
      <Stack gap="5" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('categories.title')}</DialogTitle>
          <DialogText>{t('categories.text')}</DialogText>
        </div>
        {notes}
        <Step key={open?.what}>
          {!open && (
            <>
              <chakra.ul css={styles.categories}>
                {categories.map((category) => (
                  <li key={category.value}>
                    <span>
                      {category.label}
                      {category.vacancies ? (
                        <Text as="small" size="small" tone="muted" display="block">
                          {t('categories.vacancies', { count: category.vacancies })}
                        </Text>
                      ) : null}
                    </span>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t('categories.renameOf', { name: category.label })}
                      onClick={() => setOpen({ what: 'rename', category })}
                    >
                      {t('categories.rename')}
                    </Button>
                    {category.vacancies === 0 && (
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('categories.deleteOf', { name: category.label })}
                        onClick={() => setOpen({ what: 'delete', category })}
                      >
                        {t('delete')}
                      </Button>
                    )}
                  </li>
                ))}
              </chakra.ul>
              <Row gap="3">
                <Button onClick={onClose}>{t('categories.done')}</Button>
                <Button variant="outline" onClick={() => setOpen({ what: 'add' })}>
                  {t('categories.add')}
                </Button>
              </Row>
            </>
          )}
          {open && open.what !== 'delete' && formOf(close, open.category)}
          {open?.what === 'delete' && open.category && (
            <CategoryQuestion
              name={open.category.label}
              onConfirm={() => {
                close()
                onDelete(Number(open.category?.value))
              }}
              onCancel={close}
            />
          )}
        </Step>
      </Stack>
    </Dialog>
  )
}

/** The button that led to a step is gone, so the focus begins on the first field or button of the step. */
function Step({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return (
    <Stack ref={ref} gap="5">
      {children}
    </Stack>
  )
}

interface CategoryQuestionProps {
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a category is deleted. */
function CategoryQuestion({ name, onConfirm, onCancel }: CategoryQuestionProps) {
  const { t } = useTranslation('vacancies')
  return (
    <>
      <Text fontWeight="strong">{t('categories.askDelete', { name })}</Text>
      <Row gap="3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="outline" onClick={onConfirm}>
          {t('delete')}
        </Button>
      </Row>
    </>
  )
}

interface CategoryFormProps extends FormProps<Record<Language, string>> {
  /** @default a new one */
  name?: string | undefined
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** The names of a category. */
export function CategoryForm({ name, failure, onCancel, ...form }: CategoryFormProps) {
  const { t } = useTranslation('vacancies')
  return (
    <FormShell
      label={name === undefined ? t('categories.add') : t('categories.renameOf', { name })}
      {...form}
    >
      {languages.map((language) => (
        <TextField
          key={language}
          name={language}
          label={t('categories.name', { language: t(`languages.${language}`) })}
          isRequired
          autoComplete="off"
        />
      ))}
      {failure && <FormFailure {...failure} />}
      <Row gap="3">
        <SubmitButton isFull={false} label={t('form.save')} busyLabel={t('form.saving')} />
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </FormShell>
  )
}
