import type { Credentials, PasskeyProof } from '@atrium/contract/accounts'
import { useCallback } from 'react'
import { useLoginMutation } from '#api/authApi.ts'
import type { CallError } from '#api/parseApiError.ts'
import { useLoginWithPasskeyMutation } from '#api/passkeysApi.ts'
import { signedIn } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { noteSignIn } from './SignInNote.tsx'
import { userOfToken } from './userOfToken.ts'

/** The ways to sign in with the server; each puts the user into the store, and rejects with the error of the call. */
export function useSignIn(): {
  signIn: (credentials: Credentials) => Promise<void>
  signInWithPasskey: (passkey: PasskeyProof) => Promise<void>
} {
  const dispatch = useAppDispatch()
  const [login] = useLoginMutation()
  const [loginWithPasskey] = useLoginWithPasskeyMutation()
  const accept = useCallback(
    (answer: unknown) => {
      const user = userOfToken(answer)
      if (!user) throw { status: 'CUSTOM_ERROR', error: 'The answer holds no user.' } satisfies CallError
      dispatch(signedIn(user))
      noteSignIn()
    },
    [dispatch],
  )
  return {
    signIn: useCallback(async (credentials) => accept(await login(credentials).unwrap()), [login, accept]),
    signInWithPasskey: useCallback(
      async (passkey) => accept(await loginWithPasskey({ passkey }).unwrap()),
      [loginWithPasskey, accept],
    ),
  }
}
