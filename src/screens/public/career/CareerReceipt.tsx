import { Section } from '@atrium/ui'
import { ApplicationReceipt } from '#features/applications/ApplicationReceipt.tsx'
import { useReceipt } from '#features/applications/useReceipt.ts'

/** What an applicant was told on the form stays readable here until it is closed. */
export function CareerReceipt() {
  const { receipt, dismiss } = useReceipt()
  if (!receipt) return null
  return (
    <Section isTight>
      <ApplicationReceipt receipt={receipt} onDismiss={dismiss} />
    </Section>
  )
}
