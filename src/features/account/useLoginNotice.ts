import { readTabValue, useTabState, writeTab } from '#hooks/useTabState.ts'

/** What the login page has to say of what happened before it. */
type LoginNotice = 'signedOutHere' | 'signedOutElsewhere' | 'passwordSet'

/** The person has signed out in this tab: they know, and the login page says nothing. */
type Left = LoginNotice | 'signedOut'

const key = 'loginNotice'

/**
 * Leaves word for the login page; it stays there, through a reload too, until the next try to sign in. `undefined`
 * takes it away.
 */
export const leaveLoginNotice = (notice: Left | undefined): void => writeTab(key, notice)

/** The word that was left for the login page, once. */
export const readLoginNotice = (): Left | undefined => readTabValue<Left>(key)

/** Leaves word that the person signed out in another tab, unless they have just done so in this one. */
export function noteSignedOut(): void {
  if (readLoginNotice() === undefined) leaveLoginNotice('signedOutElsewhere')
}

/** The word that was left for the login page, and the way to take it away. */
export function useLoginNotice(): [LoginNotice | undefined, () => void] {
  const [left, keep] = useTabState<Left>(key)
  return [left === 'signedOut' ? undefined : left, () => keep(undefined)]
}
