import { useCallback, useState } from 'react'
import { parseApiError } from '#api/parseApiError.ts'

/** Runs a call about sign-in itself, and repeats the call after re-authentication. Resolves with `undefined` when the person cancels. */
export type RunSensitive = <Reply>(send: () => Promise<Reply>) => Promise<{ reply: Reply } | undefined>

/** The dialog for the password, while a call waits for its result. */
interface Question {
  onDone: () => void
  onCancel: () => void
}

/** Re-authentication: calls about sign-in itself ask for the password when the last sign-in was some time ago. */
export function useReauthentication() {
  const [question, setQuestion] = useState<Question>()
  const run: RunSensitive = useCallback(async (send) => {
    try {
      return { reply: await send() }
    } catch (error) {
      if ((error as { status?: unknown }).status !== 403 || !parseApiError(error).errors?.current) throw error
      const isConfirmed = await new Promise<boolean>((resolve) =>
        setQuestion({ onDone: () => resolve(true), onCancel: () => resolve(false) }),
      )
      setQuestion(undefined)
      return isConfirmed ? { reply: await send() } : undefined
    }
  }, [])
  return { run, question }
}
