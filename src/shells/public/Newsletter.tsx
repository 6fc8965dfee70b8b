import { SubscribeStrip } from '@atrium/ui'
import { useSubscribe } from './useSubscribe.ts'

/** The subscribe strip above the footer (spec 2); what is typed stays while the pages change. */
export function Newsletter() {
  return <SubscribeStrip {...useSubscribe()} />
}
