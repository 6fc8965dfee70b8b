import type { Credentials, PasskeyProof, StaffUser } from '@atrium/contract/accounts'
import { jwtDecode } from 'jwt-decode'
import { useCallback } from 'react'
import { useLoginMutation, useLoginWithPasskeyMutation } from '#api/accountsSignInApi.ts'
import type { CallError } from '#api/parseApiError.ts'
import { readStaffUser, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { noteSignIn } from './SignInNote.tsx'

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

/**
 * The user in the answer of the login (spec 7, Staff login). `undefined` when the answer has no readable token, or the
 * token no complete user. The token is read here once and not stored (departure 11).
 */
function userOfToken(answer: unknown): StaffUser | undefined {
  try {
    const { token } = answer as { token: string }
    return readStaffUser(jwtDecode<{ user?: unknown }>(token).user)
  } catch {
    return undefined
  }
}
