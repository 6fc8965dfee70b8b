import { SessionDialog } from '@atrium/ui/login'
import { useRenewalElsewhere } from './useRenewalElsewhere.ts'
import { useSessionDialog } from './useSessionDialog.ts'

/** The question for the password, with its words and what they lead to; fetched apart from the staff area. */
export function SessionQuestion() {
  useRenewalElsewhere()
  return <SessionDialog {...useSessionDialog()} />
}
