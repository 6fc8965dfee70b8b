import { PageNote } from '@atrium/ui/staff'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { focusMain } from '#hooks/focusMain.ts'
import { useTabState, writeMemory } from '#hooks/useTabState.ts'

/** A sign-in that was just made; `at` is the entry of the history at which it is shown. */
interface SignIn {
  at?: string
}

const key = 'signInNote'

/** Notes a sign-in for the page that follows. A reload forgets it. */
export const noteSignIn = (signIn: SignIn = {}): void => writeMemory(key, signIn)

/**
 * Says on the page after a sign-in that it succeeded (spec 8), until the person goes to another page. The toast says the
 * same to the eye only.
 */
export function SignInNote() {
  const [signIn] = useTabState<SignIn>(key)
  return signIn && <Note signIn={signIn} />
}

function Note({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('login')
  const { key: here } = useLocation()
  // The form that had the focus is gone, and the page came later than its address.
  useEffect(() => {
    if (document.activeElement === document.body) focusMain()
  }, [])
  useEffect(() => {
    if (signIn.at === here) return
    if (signIn.at !== undefined) return writeMemory(key, undefined)
    // In the next frame: a screen reader announces a text that is added to an empty live region.
    const frame = requestAnimationFrame(() => noteSignIn({ at: here }))
    return () => cancelAnimationFrame(frame)
  }, [signIn.at, here])
  return <PageNote tone="success" {...(signIn.at === here && { heading: t('signIn.success') })} />
}
