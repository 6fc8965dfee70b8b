import { useTabState, writeTab } from './useTabState.ts'

/** What the login page has to say of what happened before it. */
export type LoginNotice = 'signedOutHere' | 'passwordSet'

const key = 'loginNotice'

/** Leaves word for the login page; it stays there, through a reload too, until the next try to sign in. */
export const leaveLoginNotice = (notice: LoginNotice): void => writeTab(key, notice)

/** The word that was left for the login page, and the way to take it away. */
export function useLoginNotice(): [LoginNotice | undefined, () => void] {
  const [notice, keep] = useTabState<LoginNotice>(key)
  return [notice, () => keep(undefined)]
}
