import type { BodyOf, Language } from '@atrium/contract/core'
import type { addRecord } from '@atrium/contract/people'
import { newPerson, newPersonSchema } from '@atrium/contract/people/schema'
import { PersonForm } from '@atrium/ui/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAddRecordMutation, useListRecordsQuery, useOpenAccountMutation } from '#api/peopleApi.ts'
import { useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { href } from '#config/site.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useNow } from '#hooks/useNow.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { atFields, fieldsOf, valuesOf } from './personValues.ts'

interface Typed extends ReturnType<typeof valuesOf> {
  hasCard: boolean
  /** The language of the invitation; empty for a person without an account. */
  invitation: Language | ''
}

const recordOf = (typed: Partial<Typed>) => ({ ...fieldsOf(typed), hasCard: typed.hasCard ?? false })

interface NewPersonPartProps {
  /** What is known of the person; the invitation is in the reader's language unless it is given. */
  proposed: Partial<typeof newPerson> & { invitation?: Language | '' }
  /** The application of a candidate who is hired with the record. */
  application?: BodyOf<typeof addRecord>['application']
}

/** The form for a new record, with card and account. */
export function NewPersonPart({ proposed, application }: NewPersonPartProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const showToast = useToasts()
  const { data } = useListRecordsQuery()
  const { data: rooms = [] } = useListRoomsQuery()
  const [add] = useAddRecordMutation()
  const [invite] = useOpenAccountMutation()
  const today = useNow().day
  const [initial] = useState<Typed>(() => {
    const { invitation = language, ...record } = proposed
    return { ...valuesOf({ ...newPerson, startedOn: today, ...record }), hasCard: true, invitation }
  })
  const [chosen, setChosen] = useState<Language | ''>()

  const errorsOf = (typed: Partial<Typed>) => ({
    ...(typed.invitation && !typed.email?.trim() && { email: 'emailRequired' }),
    ...atFields(messagesOf(newPersonSchema, recordOf(typed)), typed),
  })
  const { form, draft, onDraft } = useFormSubmit<BodyOf<typeof addRecord>, { id: number }, Typed>({
    schema: newPersonSchema,
    valuesOf: recordOf,
    validate: errorsOf,
    atFields,
    failureScopes: ['people:failure'],
    send: (record) => add({ ...record, ...(application && { application }) }).unwrap(),
    onSent: ({ id }, { email }) => {
      const invitation = chosen ?? draft?.invitation ?? initial.invitation
      // The record is written: a failed invitation is repeated on its page.
      if (invitation)
        invite({ id, language: invitation })
          .unwrap()
          .then(
            () => showToast({ kind: 'success', text: t('account.invited', { email }) }),
            () => showToast({ kind: 'error', text: t('new.notInvited'), isAnnounced: true }),
          )
      void navigate(href('person', { id }))
    },
    sentToast: t(application ? 'new.hired' : 'new.added'),
    draftKey: [`${staffKey}newPerson`, application?.id].filter(Boolean).join('.'),
    initialValues: initial,
  })
  return (
    <PersonForm
      {...form}
      rooms={rooms}
      people={data?.people}
      draft={draft ?? initial}
      onDraft={(values: Partial<Typed>) => {
        onDraft(values)
        setChosen(values.invitation ?? '')
      }}
    />
  )
}
