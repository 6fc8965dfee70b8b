import { formatDay } from '@atrium/contract/core'
import type { Person } from '@atrium/contract/people'
import { type newPerson, personSchema } from '@atrium/contract/people/schema'
import { PersonForm, PersonPart } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeRecordMutation } from '#api/peopleApi.ts'
import { useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { atFields, changesOf, fieldsOf, valuesOf } from './personValues.ts'

type Values = ReturnType<typeof valuesOf>

interface RecordPartProps {
  person: Person
  people: readonly Person[]
}

/** The record of a person: a form, or read-only after the person has left. */
export const RecordPart = ({ person, people }: RecordPartProps) =>
  person.leftAt ? <PastRecord person={person} /> : <RecordForm person={person} people={people} />

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
function RecordForm({ person, people }: RecordPartProps) {
  const { t } = useTranslation('people')
  const { data: rooms = [] } = useListRoomsQuery()
  const [change] = useChangeRecordMutation()
  const isOwn = useStaffUser().id === person.account?.id
  const fieldsOfForm = (typed: Partial<Values>): typeof newPerson => {
    const { managerId, deputyId, startedOn } = person
    return { ...fieldsOf(typed), ...(isOwn && { managerId, deputyId, startedOn }) }
  }
  const saved = useMemo(() => valuesOf(person), [person])
  const { form } = useStoredForm<typeof newPerson, unknown, Values>({
    stored: saved,
    draftKey: `${staffKey}person.${person.id}`,
    schema: personSchema,
    valuesOf: fieldsOfForm,
    atFields,
    failureScopes: ['people:failure'],
    send: (fields) => change({ id: person.id, ...changesOf(fields, person) }).unwrap(),
    savedText: t('saved'),
  })
  return (
    <PersonPart heading={t('record.heading')}>
      <PersonForm {...form} person={person} isOwn={isOwn} rooms={rooms} people={people} />
    </PersonPart>
  )
}
