import { useLocation, useNavigate } from 'react-router-dom'

/** What an applicant is told after sending; travels to the next page in the history entry. */
export interface SentApplication {
  reference?: string | undefined
  /** The vacancy's name; missing for a CV without a vacancy. */
  position?: string | undefined
}

interface EntryState {
  sentApplication?: SentApplication
}

/** The state of a history entry that carries a receipt. */
export const withReceipt = (sentApplication: SentApplication): EntryState => ({ sentApplication })

/** The receipt that came with this history entry, until it is dismissed or the reader goes on. */
export function useReceipt(): { receipt: SentApplication | undefined; dismiss: () => void } {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  return {
    receipt: (state as EntryState | null)?.sentApplication,
    dismiss: () => void navigate({ search }, { replace: true, state: null }),
  }
}
