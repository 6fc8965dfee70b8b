import { staffKey, useInitialTabValue, writeTab } from '#hooks/useTabState.ts'

const key = `${staffKey}typedEmail`

/** The address that was typed at the sign-in or for a forgotten password: each finds there what the other was given. */
export const useTypedEmail = (): string | undefined => useInitialTabValue(key)

/** Keeps it for the tab, until the person is signed in. */
export const keepTypedEmail = (email: string | undefined): void => writeTab(key, email || undefined)
