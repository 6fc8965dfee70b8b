import { type Account, fullNameOf } from '@atrium/contract/people'
import { LinkButton } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

/** Accounts without a record: technical accounts, and people without a record yet. */
export function AccountsWithoutPerson({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useTranslation('people')
  if (accounts.length === 0) return null
  return (
    <PersonPart
      heading={t('loose.heading')}
      lead={t('loose.lead')}
      facts={accounts.map((account) => ({
        label: `${fullNameOf(account)}, ${t(`roles.${account.role}`)}, ${t(`account.states.${account.state}`)}`,
        value: account.email,
      }))}
      actions={accounts.map(({ id, name, surname, email, state }) =>
        state === 'closed' ? null : (
          <LinkButton
            key={id}
            variant="outline"
            size="sm"
            href={`${href('newPerson')}?${new URLSearchParams({ name, surname, email })}`}
          >
            {t('loose.add', { name: fullNameOf({ name, surname }) })}
          </LinkButton>
        ),
      )}
    />
  )
}
