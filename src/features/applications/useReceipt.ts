import { focusMain } from '#hooks/focusMain.ts'
import { useTabState } from '#hooks/useTabState.ts'

/** The content of the receipt. */
export interface SentApplication {
  reference?: string | undefined
  /** The vacancy and its displayed name; missing for a CV without a vacancy. */
  vacancy?: { id: number; position: string } | undefined
}

/**
 * The receipt of the last application of this visit. It stays until it is dismissed: after a reload, and on any page
 * that the applicant opened during the request.
 */
export function useReceipt() {
  const [receipt, keep] = useTabState<SentApplication>('sentApplication')
  const dismiss = () => {
    keep(undefined)
    focusMain()
  }
  return { receipt, keep, dismiss }
}
