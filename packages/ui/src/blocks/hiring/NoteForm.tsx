import { useTranslation } from 'react-i18next'
import type { ComboboxTexts } from '#forms/Combobox.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { PeopleField } from './PeopleField.tsx'

interface NoteFormProps extends FormProps<{ text: string; mentions: string }> {
  /** The people who may see the application. */
  people: ComboboxTexts['options']
  failure?: FormFailureProps | undefined
}

/** A note about an application; those who are mentioned are notified. */
export function NoteForm({ people, failure, ...form }: NoteFormProps) {
  const { t } = useTranslation('applications')
  return (
    <FormShell label={t('note.heading')} isClearedWhenSent {...form}>
      <TextAreaField name="text" label={t('note.text')} hint={t('note.hint')} rows={3} />
      {people.length > 0 && (
        <PeopleField
          name="mentions"
          label={t('note.mention')}
          options={people}
          placeholder={t('note.choose')}
          listLabel={t('note.people')}
          nothingFound={t('note.nobodyFound')}
          chosenLabel={t('note.mentioned')}
          removeLabel={(name) => t('note.unmention', { name })}
        />
      )}
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={t('note.add')} busyLabel={t('saving')} />
    </FormShell>
  )
}
