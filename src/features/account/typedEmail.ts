import { staffKey, useInitialTabValue, writeTab } from '#hooks/useTabState.ts'

const key = `${staffKey}typedEmail`

/** The address typed at the sign-in or for a forgotten password: the two pages share it. */
export const useTypedEmail = (): string | undefined => useInitialTabValue(key)

/** Stores it for the tab until the person is signed in. */
export const keepTypedEmail = (email: string | undefined): void => writeTab(key, email || undefined)
