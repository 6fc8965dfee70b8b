import { SessionDialog } from '@atrium/ui/login'
import { useRenewalElsewhere } from './useRenewalElsewhere.ts'
import { useSessionDialog } from './useSessionDialog.ts'

/** The dialog that asks for the password, in a chunk of its own. */
export function SessionQuestion() {
  useRenewalElsewhere()
  return <SessionDialog {...useSessionDialog()} />
}
