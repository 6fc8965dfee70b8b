import { formatDay } from '@atrium/contract/core'
import type { Person } from '@atrium/contract/people'
import { type newPerson, personSchema } from '@atrium/contract/people/schema'
import { PersonForm, PersonPart } from '@atrium/ui/people'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeRecordMutation } from '#api/peopleApi.ts'
import { useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { staffKey, useTabState, writeTab } from '#hooks/useTabState.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { atFields, changesOf, fieldsOf, valuesOf } from './personValues.ts'

type Values = ReturnType<typeof valuesOf>

interface RecordPartProps {
  person: Person
  people: readonly Person[]
}

/** The record of a person: a form, or read-only after the person has left. */
export function RecordPart({ person, people }: RecordPartProps) {
  const [discarded, setDiscarded] = useState(0)
  if (person.leftAt) return <PastRecord person={person} />
  return (
    <RecordForm
      key={discarded}
      person={person}
      people={people}
      onDiscard={() => setDiscarded((count) => count + 1)}
    />
  )
}

function PastRecord({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { email, phone, positions, units, startedOn } = person
  const facts = {
    email,
    phone,
    position: positions[language],
    unit: units[language],
    startedOn: startedOn && formatDay(startedOn, language),
  }
  return (
    <PersonPart
      heading={t('record.heading')}
      facts={(Object.keys(facts) as (keyof typeof facts)[])
        .filter((name) => facts[name])
        .map((name) => ({ label: t(name), value: facts[name] }))}
    />
  )
}

/**
 * Only fields that were changed are sent, with what they were: two people may work on one record, and neither overwrites
 * the other unasked.
 */
function RecordForm({ person, people, onDiscard }: RecordPartProps & { onDiscard: () => void }) {
  const { t } = useTranslation('people')
  const { data: rooms = [] } = useListRoomsQuery()
  const [change] = useChangeRecordMutation()
  const isOwn = useStaffUser().id === person.account?.id
  const fieldsOfForm = (typed: Partial<Values>): typeof newPerson => {
    const { managerId, deputyId, startedOn } = person
    return { ...fieldsOf(typed), ...(isOwn && { managerId, deputyId, startedOn }) }
  }
  const saved = useMemo(() => valuesOf(person), [person])
  const draftKey = `${staffKey}person.${person.id}`
  const { form, draft, onDraft } = useFormSubmit<typeof newPerson, unknown, Values>({
    schema: personSchema,
    valuesOf: fieldsOfForm,
    validate: (typed) => atFields(messagesOf(personSchema, fieldsOfForm(typed)), typed),
    fieldErrorsOf: ({ errors }) => errors && atFields(errors, {}),
    failureScopes: ['people:failure'],
    send: (fields) => change({ id: person.id, ...changesOf(fields, person) }).unwrap(),
    savedText: t('saved'),
    draftKey,
    initialValues: saved,
  })
  const [stored] = useTabState<object>(draftKey)
  return (
    <PersonPart heading={t('record.heading')}>
      <PersonForm
        {...form}
        person={person}
        isOwn={isOwn}
        rooms={rooms}
        people={people}
        draft={useMemo(() => ({ ...saved, ...draft }), [saved, draft])}
        // An untouched field is not part of the draft: what a colleague saves meanwhile stays.
        onDraft={(values: Partial<Values>) => onDraft(changedValues(values, saved))}
        onDiscard={
          stored &&
          (() => {
            writeTab(draftKey, undefined)
            onDiscard()
          })
        }
      />
    </PersonPart>
  )
}

const changedValues = (values: Partial<Values>, saved: Values) =>
  Object.fromEntries(
    Object.entries(saved).flatMap(([name, before]) => {
      const now = values[name as keyof Values] ?? ''
      return now === before ? [] : [[name, now]]
    }),
  )
