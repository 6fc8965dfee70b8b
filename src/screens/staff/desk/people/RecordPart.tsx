import { fullNameOf, type PersonFields, type PersonRecord } from '@atrium/contract'
import { personSchema } from '@atrium/contract/schemas'
import { PersonForm, PersonPart } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeRecordMutation } from '#api/peopleApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { atFields, changesOf, fieldsOf, type PersonValues, valuesOf } from './personValues.ts'
import { usePersonForm } from './usePersonForm.ts'

interface RecordPartProps {
  person: PersonRecord
  people: readonly PersonRecord[]
}

/** The record of a person. Only fields that were changed are sent, so that two people may work on one record. */
export function RecordPart({ person, people }: RecordPartProps) {
  const { t } = useTranslation('people')
  const texts = usePersonForm(people, person.id)
  const [change] = useChangeRecordMutation()
  const saved = useMemo(() => valuesOf(person), [person])
  const { form, draft, onDraft } = useFormSubmit<PersonFields, unknown, PersonValues>({
    schema: personSchema,
    valuesOf: fieldsOf,
    validate: (typed) => atFields(messagesOf(personSchema, fieldsOf(typed)), typed),
    fieldErrorsOf: ({ errors }) => errors && atFields(errors, {}),
    failureScopes: ['people:failure'],
    send: (fields) => change({ id: person.id, fields: changesOf(fields, person) }).unwrap(),
    sentToast: t('saved'),
    draftKey: `${staffKey}person.${person.id}`,
    initialValues: saved,
  })
  const { failure, ...rest } = form
  return (
    <PersonPart heading={t('record.heading')}>
      <PersonForm
        key={person.id}
        {...texts}
        {...rest}
        texts={{ ...texts.texts, form: t('record.of', { name: fullNameOf(person) }) }}
        failure={failure}
        draft={useMemo(() => ({ ...saved, ...draft }), [saved, draft])}
        // An untouched field is not part of the draft: what a colleague saves meanwhile stays.
        onDraft={(values: Partial<PersonValues>) => onDraft(changedValues(values, saved))}
      />
    </PersonPart>
  )
}

const changedValues = (values: Partial<PersonValues>, saved: PersonValues) =>
  Object.fromEntries(
    Object.entries(saved).flatMap(([name, before]) => {
      const now = values[name as keyof PersonValues] ?? ''
      return now === before ? [] : [[name, now]]
    }),
  )
