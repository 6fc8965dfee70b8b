import { company } from '@atrium/contract'
import { useTranslation } from 'react-i18next'
import type { AuthFailure } from './authFailure.ts'

/** The reason of a failure in plain words: the server's own about a refusal, ours about everything else. */
export function useFailureText(): (failure: AuthFailure) => string {
  const { t } = useTranslation('login')
  return ({ message, reason }) => message ?? t(`failure.${reason}`, { email: company.email })
}
