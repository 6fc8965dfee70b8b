import { formatDay } from '@atrium/contract/core'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { peopleEndpoints } from '@atrium/contract/people/calls'
import { Button } from '@atrium/ui'
import { OffboardDialog, PersonPart } from '@atrium/ui/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { useOffboardMutation, useReinstateMutation } from '#api/peopleApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

interface DepartureProps {
  person: Person
  people: readonly Person[]
}

/** Offboards or reinstates a person. People do not offboard themselves. */
export function OffboardingPart({ person, people }: DepartureProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const own = useStaffUser()
  const { busy, act, failure } = useMutationToast<'back'>('people:failure')
  const [reinstate] = useReinstateMutation()
  const [isOpen, setOpen] = useState(false)
  const { id, leftAt, account } = person
  const name = fullNameOf(person)
  if (leftAt)
    return (
      <PersonPart
        heading={t('departure.heading')}
        failure={failure}
        lead={t('departure.left', { day: formatDay(leftAt.slice(0, 10), language) })}
        actions={
          <Button
            variant="outline"
            size="sm"
            isLoading={busy === 'back'}
            onClick={() => void act('back', () => reinstate({ id }).unwrap(), t('departure.back', { name }))}
          >
            {t('departure.reinstate')}
          </Button>
        }
      />
    )
  if (account && (account.id === own?.id || !account.isChangeable)) return null
  return (
    <PersonPart
      heading={t('departure.heading')}
      lead={t('departure.lead')}
      actions={
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('departure.offboard', { name: person.name })}
        </Button>
      }
    >
      {isOpen && <Offboard person={person} people={people} onClose={() => setOpen(false)} />}
    </PersonPart>
  )
}

interface Departure {
  successorId: number | null
}

function Offboard({ person, people, onClose }: DepartureProps & { onClose: () => void }) {
  const { t } = useTranslation('people')
  const [offboard] = useOffboardMutation()
  const { form } = useFormSubmit<Departure, unknown>({
    schema: peopleEndpoints.offboard.body as Schema<Departure>,
    valuesOf: ({ successorId }: { successorId?: string }) => ({
      successorId: successorId ? Number(successorId) : null,
    }),
    failureScopes: ['people:failure'],
    send: (body) => offboard({ id: person.id, ...body }).unwrap(),
    onSent: onClose,
    sentToast: t('departure.gone', { name: fullNameOf(person) }),
  })
  return <OffboardDialog {...form} person={person} people={people} onCancel={onClose} />
}
