import type { AccountSession } from '@atrium/contract/accounts'
import { useState } from 'react'
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '#api/accountsApi.ts'
import { type CallFailure, isNotFound, parseApiError } from '#api/parseApiError.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import type { RunSensitive } from './useReauthentication.ts'

/** What became of the last ending; without a session it is about all the others. */
export type SessionOutcome =
  | { kind: 'ended'; session?: AccountSession }
  | { kind: 'failed'; session?: AccountSession; failure: CallFailure }

/** The sessions of the person, fetched at each visit, and the actions that end them. */
export function useSessions(run: RunSensitive, onOutcome: (outcome: SessionOutcome) => void) {
  const query = useListSessionsQuery(undefined, useRefetchOnMount())
  const { data: sessions } = query
  const [endSession] = useEndSessionMutation()
  const [endOthers, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation()
  const [ending, setEnding] = useState<readonly number[]>([])
  const [outcome, setOutcome] = useState<SessionOutcome>()
  const failure = useQueryError(!sessions, query)

  const conclude = async (send: () => Promise<unknown>, session?: AccountSession) => {
    setOutcome(undefined)
    const about = session && { session }
    const result: SessionOutcome | undefined = await run(send).then(
      (done) => done && { kind: 'ended', ...about },
      (error: unknown) =>
        // 404: the session had ended before.
        isNotFound(error)
          ? { kind: 'ended', ...about }
          : { kind: 'failed', ...about, failure: parseApiError(error) },
    )
    if (!result) return
    setOutcome(result)
    onOutcome(result)
  }
  const end = async (id: number) => {
    setEnding((before) => [...before, id])
    await conclude(
      () => endSession(id).unwrap(),
      sessions?.find((session) => session.id === id),
    )
    setEnding((before) => before.filter((other) => other !== id))
  }

  return {
    sessions,
    ending,
    isEndingOthers,
    outcome,
    failure,
    end: (id: number) => void end(id),
    endOthers: () => void conclude(() => endOthers().unwrap()),
  }
}
