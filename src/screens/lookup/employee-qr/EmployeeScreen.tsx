import { fullNameOf } from '@atrium/contract/people'
import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { FoundEmployee } from './FoundEmployee.tsx'
import { type BadgeState, useBadge } from './useBadge.ts'

/** `/employee-qr/{idnumber}` (spec 2): what a scanned badge leads to. */
export function EmployeeScreen() {
  const { idnumber = '' } = useParams()
  return (
    <LookupPage size="record" {...useLookupFrame()}>
      <SignInNote />
      {/* Nothing of one employee stays when the address names another. */}
      <Answer key={idnumber} idnumber={idnumber} />
    </LookupPage>
  )
}

function Answer({ idnumber }: { idnumber: string }) {
  const { t } = useTranslation(['lookup', 'common'])
  const state = useBadge(idnumber)
  usePageTitle(useTitle(state))
  switch (state.kind) {
    case 'failed':
      return (
        <QueryError
          variant="inline"
          headingLevel={1}
          heading={t('employee.failedTitle')}
          failure={state.failure}
        />
      )
    case 'loading':
      return <SkeletonRegion label={t('employee.loading')} count={8} />
    case 'ready':
      return <FoundEmployee employee={state.employee} />
    default:
      return (
        <Message
          variant="inline"
          role="alert"
          headingLevel={1}
          heading={t('employee.missing')}
          text={
            state.kind === 'unknown'
              ? t('employee.unknownText', { idnumber: state.idnumber })
              : t('employee.unreadableText', { idnumber })
          }
          action={<LinkButton href={href('home')}>{t('common:notFound.goHome')}</LinkButton>}
        />
      )
  }
}

function useTitle(state: BadgeState): string {
  const { t } = useTranslation('lookup')
  switch (state.kind) {
    case 'ready':
      return fullNameOf(state.employee) || state.employee.idnumber
    case 'loading':
      return t('employee.title')
    case 'failed':
      return t('employee.failedTitle')
    default:
      return t('employee.missing')
  }
}
