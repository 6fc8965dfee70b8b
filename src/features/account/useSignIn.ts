import type { Credentials } from '@atrium/contract'
import { useCallback } from 'react'
import { useLoginMutation } from '#api/authApi.ts'
import { signedIn } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { type AuthFailure, authFailureOf, strangeAnswer } from './authFailure.ts'
import { userOfToken } from './userOfToken.ts'

/** Signs in with the server and makes the person the one who is signed in here; resolves with what went wrong. */
export function useSignIn(): (credentials: Credentials) => Promise<AuthFailure | undefined> {
  const dispatch = useAppDispatch()
  const [login] = useLoginMutation()
  return useCallback(
    async (credentials) => {
      const { data, error } = await login(credentials)
      if (error) return authFailureOf(error)
      const user = userOfToken(data)
      if (!user) return strangeAnswer
      dispatch(signedIn(user))
      return undefined
    },
    [login, dispatch],
  )
}
