import { company, dayAndTime } from '@atrium/contract/core'
import type { ActionOutcome } from '@atrium/ui'
import { useState } from 'react'
import { now } from '#config/clock.ts'

/** The time of the company's clock, such as `18:55`. */
export const timeNow = () => dayAndTime(now(), company.timeZone).time

/**
 * The outcome of the last action, for an `OutcomeNote` (departure 7): it stays until the next one. `posted` is that of a
 * form that the browser has posted without JavaScript.
 */
export function useOutcome(posted?: string) {
  const [outcome, setOutcome] = useState<ActionOutcome | undefined>(
    posted === undefined ? undefined : { text: posted },
  )
  return {
    outcome,
    showOutcome: (text: string | undefined) =>
      setOutcome(text === undefined ? undefined : { text, time: timeNow() }),
  }
}
