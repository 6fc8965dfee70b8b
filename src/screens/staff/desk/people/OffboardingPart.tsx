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
import { useOutcome } from '#hooks/useOutcome.ts'
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
  const { busy, act, outcome, failure } = useMutationToast<'back'>('people:failure')
  const [reinstate] = useReinstateMutation()
  const [isOpen, setOpen] = useState(false)
  const offboarding = useOutcome()
  const { id, leftAt, account } = person
  const name = fullNameOf(person)
  if (leftAt)
    return (
      <PersonPart
        heading={t('departure.heading')}
        failure={failure}
        outcome={outcome ?? offboarding.outcome}
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
      outcome={outcome}
      actions={
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('departure.offboard', { name: person.name })}
        </Button>
      }
    >
      {isOpen && (
        <Offboard
          person={person}
          people={people}
          onClose={() => setOpen(false)}
          onDone={offboarding.showOutcome}
        />
      )}
    </PersonPart>
  )
}

interface Departure {
  successorId: number | null
}

interface OffboardProps extends DepartureProps {
  onClose: () => void
  /** Gets the words of the outcome. */
  onDone: (done: string) => void
}

function Offboard({ person, people, onClose, onDone }: OffboardProps) {
  const { t } = useTranslation('people')
  const [offboard] = useOffboardMutation()
  const done = t('departure.gone', { name: fullNameOf(person) })
  const { form } = useFormSubmit<Departure, unknown>({
    schema: peopleEndpoints.offboard.body as Schema<Departure>,
    valuesOf: ({ successorId }: { successorId?: string }) => ({
      successorId: successorId ? Number(successorId) : null,
    }),
    failureScopes: ['people:failure'],
    send: (body) => offboard({ id: person.id, ...body }).unwrap(),
    onSent: () => {
      onDone(done)
      onClose()
    },
    sentToast: done,
  })
  return <OffboardDialog {...form} person={person} people={people} onCancel={onClose} />
}
