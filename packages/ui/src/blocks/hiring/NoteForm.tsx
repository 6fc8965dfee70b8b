import { foldText } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#forms/Combobox.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useFieldError } from '#forms/serverErrors.ts'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { styles } from './Hiring.styles.ts'

interface NoteFormProps extends FormProps<{ text: string; mentions: string }> {
  /** The people who may see the application. */
  people: readonly { id: number; name: string }[]
  failure?: FormFailureProps | undefined
}

/** A note about an application; those who are mentioned are notified. */
export function NoteForm({ people, failure, ...form }: NoteFormProps) {
  const { t } = useTranslation('applications')
  return (
    <FormShell label={t('note.heading')} isClearedWhenSent {...form}>
      <TextAreaField name="text" label={t('note.text')} hint={t('note.hint')} rows={3} />
      {people.length > 0 && <MentionsField people={people} />}
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={t('note.add')} busyLabel={t('saving')} />
    </FormShell>
  )
}

/** The mentioned people: their ids with commas between them, which a draft keeps. */
function MentionsField({ people }: Pick<NoteFormProps, 'people'>) {
  const { t } = useTranslation('applications')
  const { input, meta } = useField<string>('mentions')
  const error = useFieldError('mentions', meta)
  const chosen = input.value.split(',').filter(Boolean)
  const change = (ids: readonly string[]) => input.onChange(ids.join(','))
  return (
    <chakra.div display="grid" gap="2">
      <Combobox
        label={t('note.mention')}
        options={people
          .filter(({ id }) => !chosen.includes(String(id)))
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t('note.choose')}
        listLabel={t('note.people')}
        nothingFound={t('note.nobodyFound')}
        foldText={foldText}
        value=""
        onChange={(id) => id && change([...chosen, id])}
        error={error}
      />
      <chakra.ul css={styles.chips} aria-label={t('note.mentioned')}>
        {chosen.map((id) => {
          const name = people.find((person) => String(person.id) === id)?.name ?? ''
          return (
            <chakra.li key={id} css={styles.chip}>
              {name}
              <IconButton
                label={t('note.unmention', { name })}
                onClick={() => change(chosen.filter((one) => one !== id))}
              >
                <CloseIcon />
              </IconButton>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.div>
  )
}
