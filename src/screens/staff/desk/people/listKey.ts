import { staffKey } from '#hooks/useTabState.ts'

/** Where the tab keeps the query of the list of people: a person's page leads back to the same rows. */
export const listKey = `${staffKey}people.list`
