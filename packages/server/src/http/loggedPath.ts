/** The parts of addresses before a secret token: of the page of an invitation, its calls, and a private calendar. */
const beforeToken = /^(\/invitation\/|\/api\/v1\/invitations\/|\/api\/v1\/calendar\/)[^/.]+/

/** A path as it may be logged: without the secret of an address. */
export const loggedPath = (path: string): string => path.replace(beforeToken, '$1…')
