import { readTabValue, useTabState, writeTab } from '#hooks/useTabState.ts'

/** The notices of the login page about the previous event. */
type LoginNotice = 'signedOutHere' | 'signedOutElsewhere' | 'passwordSet'

/** After a sign-out in this tab the login page shows no notice. */
type Left = LoginNotice | 'signedOut'

const key = 'loginNotice'

/**
 * Sets the notice of the login page. It stays, also after a reload, until the next attempt to sign in. `undefined`
 * removes it.
 */
export const setLoginNotice = (notice: Left | undefined): void => writeTab(key, notice)

/** The current notice of the login page, without a subscription. */
export const readLoginNotice = (): Left | undefined => readTabValue<Left>(key)

/** Sets the notice of a sign-out in another tab, unless the person has just signed out in this one. */
export function setSignedOutNotice(): void {
  if (readLoginNotice() === undefined) setLoginNotice('signedOutElsewhere')
}

/** The notice of the login page, and a function that removes it. */
export function useLoginNotice(): [LoginNotice | undefined, () => void] {
  const [left, keep] = useTabState<Left>(key)
  return [left === 'signedOut' ? undefined : left, () => keep(undefined)]
}
