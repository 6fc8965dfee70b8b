import { useTranslation } from 'react-i18next'
import { readRefusal } from '#api/callError.ts'

/** Why a call of a lookup page failed: no server at all, asked for too often, or a server that fails. */
export function lookupFailureOf(error: unknown): 'unreached' | 'tooOften' | 'server' {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return 'unreached'
  return status === 429 || originalStatus === 429 ? 'tooOften' : 'server'
}

/** The reason of a failed call in plain words. */
export function useLookupFailure(): (error: unknown) => string {
  const { t } = useTranslation('lookup')
  return (error) => {
    const reason = lookupFailureOf(error)
    // How long it refuses the server knows best.
    return (reason === 'tooOften' && readRefusal(error).message) || t(`failure.${reason}`)
  }
}
