import type { Credentials } from '@atrium/contract'
import { useCallback } from 'react'
import { useLoginMutation } from '#api/authApi.ts'
import type { CallError } from '#api/parseApiError.ts'
import { signedIn } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { noteSignIn } from './SignInNote.tsx'
import { userOfToken } from './userOfToken.ts'

/** Signs in with the server and puts the user into the store. Rejects with the error of the call. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const dispatch = useAppDispatch()
  const [login] = useLoginMutation()
  return useCallback(
    async (credentials) => {
      const user = userOfToken(await login(credentials).unwrap())
      if (!user) throw { status: 'CUSTOM_ERROR', error: 'The answer holds no user.' } satisfies CallError
      dispatch(signedIn(user))
      noteSignIn()
    },
    [login, dispatch],
  )
}
