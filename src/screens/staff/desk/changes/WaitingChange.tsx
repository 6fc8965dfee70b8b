import type { RecordRequest } from '@atrium/contract/people'
import { ChangeCard } from '@atrium/ui/desk'
import { useRef } from 'react'
import { useChangeDecision } from './useChangeDecision.ts'

/** A request that waits for a decision, or did since the page was opened. */
export function WaitingChange({ request }: { request: RecordRequest }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const decision = useChangeDecision(request, () => headingRef.current?.focus())
  return <ChangeCard request={request} {...decision} headingRef={headingRef} />
}
