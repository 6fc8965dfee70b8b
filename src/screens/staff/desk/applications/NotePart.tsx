import type { Application } from '@atrium/contract/hiring'
import { noteSchema } from '@atrium/contract/hiring/applications/schema'
import { CardBody, CardSection, NoteForm } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddNoteMutation } from '#api/hiringApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface NoteValues {
  text: string
  /** Ids with commas between them. */
  mentions: string
}

interface NotePartProps {
  application: Application
  /** The person who writes. */
  ownPersonId: number | undefined
}

const empty: NoteValues = { text: '', mentions: '' }

const valuesOf = (typed: object) => {
  const { text = '', mentions = '' } = typed as Partial<NoteValues>
  return { text, mentions: mentions.split(',').filter(Boolean).map(Number) }
}

/** Writes a note; what is typed stays for the tab until it is sent. */
export function NotePart({ application: { id, people }, ownPersonId }: NotePartProps) {
  const { t } = useTranslation('applications')
  const [add] = useAddNoteMutation()
  const mentionable = useMemo(
    () =>
      people.flatMap(({ id: value, name: label, maySee }) =>
        maySee && value !== ownPersonId ? [{ value: String(value), label }] : [],
      ),
    [people, ownPersonId],
  )
  const { form, draft, onDraft } = useFormSubmit<
    { text: string; mentions: number[] },
    Application,
    NoteValues
  >({
    schema: noteSchema,
    valuesOf,
    failureScopes: ['applications:failure'],
    send: (note) => add({ id, ...note }).unwrap(),
    savedText: t('note.added'),
    draftKey: `${staffKey}applicationNote.${id}`,
    initialValues: empty,
  })
  return (
    <CardSection heading={t('note.heading')}>
      <CardBody>
        <NoteForm {...form} draft={draft ?? empty} onDraft={onDraft} people={mentionable} />
      </CardBody>
    </CardSection>
  )
}
