import type { Role } from '@atrium/contract/accounts'
import type { BodyOf } from '@atrium/contract/core'
import type { Account, assignRole } from '@atrium/contract/people'
import { peopleEndpoints } from '@atrium/contract/people/calls'
import { DutiesForm } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { useAssignRoleMutation } from '#api/peopleApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

type Duties = BodyOf<typeof assignRole>

interface DutiesPartProps {
  account: Account
  /** The roles that the reader may give. */
  roles: readonly Role[]
  /** Whether the reader names who reads suggestions. */
  namesReaders: boolean
}

/** Gives a person a role, and names them a reader of suggestions. */
export function DutiesPart({
  account: { id, role, readsSuggestions },
  roles,
  namesReaders,
}: DutiesPartProps) {
  const { t } = useTranslation('people')
  const [give] = useAssignRoleMutation()
  const { form } = useFormSubmit<Duties, unknown>({
    schema: peopleEndpoints.assignRole.body as Schema<Duties>,
    // A switch that was never touched has no value in the form.
    valuesOf: (typed) => ({ readsSuggestions: namesReaders ? false : readsSuggestions, ...typed }),
    failureScopes: ['people:failure'],
    send: (body) => give({ id, ...body }).unwrap(),
    savedText: t('saved'),
  })
  return (
    <DutiesForm
      {...form}
      draft={useMemo(() => ({ role, readsSuggestions }), [role, readsSuggestions])}
      roles={roles}
      namesReaders={namesReaders}
    />
  )
}
