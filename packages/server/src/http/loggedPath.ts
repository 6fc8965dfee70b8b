/** The parts of addresses before a secret token: of an invitation, an application, a draft and their calls, and of a private calendar. */
const beforeToken =
  /^(\/invitation\/|\/application\/|\/preview\/|\/api\/v1\/(?:invitations|applications|calendar|previews)\/)[^/.]+/

/** A path as it may be logged: without the secret of an address. */
export const loggedPath = (path: string): string => path.replace(beforeToken, '$1…')
