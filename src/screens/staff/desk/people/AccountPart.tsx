import { roles, rolesGivenBy } from '@atrium/contract/accounts'
import type { Account, Person } from '@atrium/contract/people'
import { Button } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useInviteAgainMutation,
  useRemoveSecondFactorMutation,
  useSetAccountOpenMutation,
} from '#api/peopleApi.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { DutiesPart } from './DutiesPart.tsx'
import { InvitePart } from './InvitePart.tsx'

/** The account of a person: invite, close and open, role, second factor. */
export function AccountPart({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { account, email, leftAt } = person
  if (account) return <OpenedAccount account={account} hasLeft={leftAt !== ''} />
  if (leftAt) return <PersonPart heading={t('account.heading')} lead={t('account.none')} />
  return (
    <PersonPart heading={t('account.heading')} lead={t(email ? 'account.invite' : 'account.noEmail')}>
      {email && <InvitePart person={person} />}
    </PersonPart>
  )
}

interface Question {
  kind: 'close' | 'secondFactor'
  onConfirm: () => void
}

function OpenedAccount({ account, hasLeft }: { account: Account; hasLeft: boolean }) {
  const { t } = useTranslation('people')
  const own = useStaffUser()
  const permissions = usePermissions().permissions ?? []
  const namesReaders = permissions.includes('roles.give')
  // A person who manages people but cannot assign every role has the role hr.
  const given = namesReaders ? roles : rolesGivenBy[permissions.includes('people.manage') ? 'hr' : 'staff']
  const { busy, act, outcome, failure } = useMutationToast<'invite' | 'open' | 'close' | 'secondFactor'>(
    'people:failure',
  )
  const [inviteAgain] = useInviteAgainMutation()
  const [setOpen] = useSetAccountOpenMutation()
  const [removeSecondFactor] = useRemoveSecondFactorMutation()
  const [question, setQuestion] = useState<Question>()
  const { id, email, role, readsSuggestions, state, hasSecondFactor, isChangeable } = account
  const isOpen = state !== 'closed'
  const isOther = own?.id !== id
  const mayGiveRole = isOpen && isOther && isChangeable && given.includes(account.role)
  const close = () => act('close', () => setOpen({ id, isOpen: false }).unwrap(), t('account.closed'))
  const removeFactor = () =>
    act('secondFactor', () => removeSecondFactor({ id }).unwrap(), t('account.secondFactorRemoved'))

  return (
    <PersonPart
      heading={t('account.heading')}
      failure={failure}
      outcome={outcome}
      state={{ label: t(`account.states.${state}`), isOn: state === 'active' }}
      lead={isOther ? (isChangeable ? undefined : t('account.beyond')) : t('account.own')}
      facts={[
        { label: t('account.signsInAs'), value: email },
        ...(mayGiveRole ? [] : [{ label: t('account.role'), value: t(`roles.${role}`) }]),
        ...(readsSuggestions && !(mayGiveRole && namesReaders)
          ? [{ label: t('account.suggestions'), value: t('account.readsSuggestions') }]
          : []),
        { label: t('account.secondFactor'), value: t(hasSecondFactor ? 'account.on' : 'account.off') },
      ]}
      actions={
        isChangeable &&
        isOther &&
        !hasLeft &&
        (isOpen ? (
          <>
            <Button
              variant="outline"
              size="sm"
              isLoading={busy === 'invite'}
              onClick={() =>
                void act(
                  'invite',
                  () => inviteAgain({ id }).unwrap(),
                  t(state === 'invited' ? 'account.invited' : 'account.newPasswordSent', { email }),
                )
              }
            >
              {t(state === 'invited' ? 'account.inviteAgain' : 'account.newPassword')}
            </Button>
            {hasSecondFactor && (
              <Button
                variant="outline"
                size="sm"
                isLoading={busy === 'secondFactor'}
                onClick={() => setQuestion({ kind: 'secondFactor', onConfirm: () => void removeFactor() })}
              >
                {t('account.removeSecondFactor')}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              isLoading={busy === 'close'}
              onClick={() => setQuestion({ kind: 'close', onConfirm: () => void close() })}
            >
              {t('account.close')}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            isLoading={busy === 'open'}
            onClick={() =>
              void act('open', () => setOpen({ id, isOpen: true }).unwrap(), t('account.opened'))
            }
          >
            {t('account.open')}
          </Button>
        ))
      }
    >
      {mayGiveRole && <DutiesPart account={account} roles={given} namesReaders={namesReaders} />}
      {question && (
        <QuestionDialog
          title={t(`account.ask.${question.kind}`)}
          text={t(`account.ask.${question.kind}Text`, { email })}
          confirmLabel={t(question.kind === 'close' ? 'account.close' : 'account.removeSecondFactor')}
          cancelLabel={t('cancel')}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined)
            question.onConfirm()
          }}
        />
      )}
    </PersonPart>
  )
}
