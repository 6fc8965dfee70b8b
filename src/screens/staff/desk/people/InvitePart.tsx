import type { Language } from '@atrium/contract/core'
import type { Person } from '@atrium/contract/people'
import { peopleEndpoints } from '@atrium/contract/people/calls'
import { InviteForm } from '@atrium/ui/people'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { useOpenAccountMutation } from '#api/peopleApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

interface Invited {
  language: Language
}

/** Opens an account for a person, whose mails are in a language. */
export function InvitePart({ person: { id, email } }: { person: Person }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const [open] = useOpenAccountMutation()
  const { form } = useFormSubmit<Invited, unknown>({
    schema: peopleEndpoints.openAccount.body as Schema<Invited>,
    failureScopes: ['people:failure'],
    send: (body) => open({ id, ...body }).unwrap(),
    sentToast: t('account.invited', { email }),
  })
  return <InviteForm {...form} draft={useMemo(() => ({ language }), [language])} />
}
