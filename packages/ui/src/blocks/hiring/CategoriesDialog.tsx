import { type Language, languages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Vacancy.styles.ts'

interface CategoriesDialogProps {
  /** The outcome of the last deletion. */
  notes?: ReactNode
  /** Names what is open: the list, a form or a question. */
  step: string
  children: ReactNode
  onClose: () => void
}

/** The frame of what is done with categories: it stays open from one step to the next. */
export function CategoriesDialog({ notes, step, children, onClose }: CategoriesDialogProps) {
  const { t } = useTranslation('vacancies')
  return (
    <Dialog onClose={onClose}>
      <Stack gap="5" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('categories.title')}</DialogTitle>
          <DialogText>{t('categories.text')}</DialogText>
        </div>
        {notes}
        <Step key={step}>{children}</Step>
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

interface CategoryListProps {
  categories: readonly { value: string; label: string }[]
  onAdd: () => void
  onRename: (id: number) => void
  onDelete: (id: number) => void
  onClose: () => void
}

/** The categories, to add, rename and delete. */
export function CategoryList({ categories, onAdd, onRename, onDelete, onClose }: CategoryListProps) {
  const { t } = useTranslation('vacancies')
  return (
    <>
      <chakra.ul css={styles.categories}>
        {categories.map(({ value, label }) => (
          <li key={value}>
            <span>{label}</span>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('categories.renameOf', { name: label })}
              onClick={() => onRename(Number(value))}
            >
              {t('categories.rename')}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('categories.deleteOf', { name: label })}
              onClick={() => onDelete(Number(value))}
            >
              {t('delete')}
            </Button>
          </li>
        ))}
      </chakra.ul>
      <Row gap="3">
        <Button onClick={onClose}>{t('categories.done')}</Button>
        <Button variant="outline" onClick={onAdd}>
          {t('categories.add')}
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

interface CategoryQuestionProps {
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a category is deleted. */
export function CategoryQuestion({ name, onConfirm, onCancel }: CategoryQuestionProps) {
  const { t } = useTranslation('vacancies')
  return (
    <>
      <div>
        <Text fontWeight="strong">{t('categories.askDelete', { name })}</Text>
        <Text tone="muted">{t('categories.deleteText')}</Text>
      </div>
      <Row gap="3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="outline" onClick={onConfirm}>
          {t('delete')}
        </Button>
      </Row>
    </>
  )
}
