import { SubscribeStrip } from '@atrium/ui'
import { useSubscribe } from './useSubscribe.ts'

/** The subscribe strip above the footer (spec 2); the typed address survives a navigation. */
export function Newsletter() {
  return <SubscribeStrip {...useSubscribe()} />
}
