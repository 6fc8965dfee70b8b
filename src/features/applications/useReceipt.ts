import { focusMain } from '#hooks/focusMain.ts'
import { useTabState } from '#hooks/useTabState.ts'

/** What an applicant is told after sending. */
export interface SentApplication {
  reference?: string | undefined
  /** The vacancy and its name as it was read; missing for a CV without a vacancy. */
  vacancy?: { id: number; position: string } | undefined
}

/**
 * The receipt of this visit's last application. It stays until it is dismissed: through a reload, and wherever
 * the applicant has gone while the answer was on its way.
 */
export function useReceipt() {
  const [receipt, keep] = useTabState<SentApplication>('sentApplication')
  const dismiss = () => {
    keep(undefined)
    focusMain()
  }
  return { receipt, keep, dismiss }
}
