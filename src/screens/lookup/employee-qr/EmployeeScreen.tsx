import { fullNameOf } from '@atrium/contract'
import { LinkButton } from '@atrium/ui'
import { EmployeeRecordSkeleton, LookupNotice, LookupPage } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useReadingFailureText } from '#hooks/useQueryError.ts'
import { FoundEmployee } from './FoundEmployee.tsx'
import { type EmployeeState, useEmployee } from './useEmployee.ts'

/** `/employee-qr/{idnumber}` (spec 2): what a scanned badge leads to. */
export function EmployeeScreen() {
  const { idnumber = '' } = useParams()
  return (
    <LookupPage size="record" {...useLookupFrame()}>
      {/* Nothing of one employee stays when the address names another. */}
      <Answer key={idnumber} idnumber={idnumber} />
    </LookupPage>
  )
}

function Answer({ idnumber }: { idnumber: string }) {
  const { t } = useTranslation(['lookup', 'common'])
  const failureText = useReadingFailureText()
  const state = useEmployee(idnumber)
  usePageTitle(useTitle(state))
  switch (state.kind) {
    case 'failed':
      return (
        <LookupNotice
          title={t('employee.missing')}
          text={failureText(state.failure.error)}
          retry={{
            label: t('common:failure.retry'),
            onRetry: state.failure.retry,
            isRetrying: state.failure.isRetrying,
          }}
        />
      )
    case 'loading':
      return <EmployeeRecordSkeleton label={t('employee.loading')} />
    case 'unreadable':
      return (
        <LookupNotice
          title={t('employee.missing')}
          text={t('employee.unreadableText', { idnumber })}
          action={<GoHome />}
        />
      )
    case 'unknown':
      return (
        <LookupNotice
          title={t('employee.missing')}
          text={t('employee.unknownText', { idnumber: state.idnumber })}
          action={<GoHome />}
        />
      )
    case 'ready':
      return <FoundEmployee employee={state.employee} />
  }
}

function GoHome() {
  const { t } = useTranslation()
  return <LinkButton href={href('home')}>{t('notFound.goHome')}</LinkButton>
}

function useTitle(state: EmployeeState): string {
  const { t } = useTranslation('lookup')
  if (state.kind === 'ready') return fullNameOf(state.employee) || state.employee.idnumber
  return state.kind === 'loading' ? t('employee.title') : t('employee.missing')
}
