interface Loaded {
  response: Response
  event: Pick<Event, 'type'>
}

/**
 * Keeps the staff area's document only when the page hands it over, together with what it is made of: one that a
 * navigation brings may be of a newer version, whose code is not here yet. Its `no-store` is for the stores between; it
 * holds nothing of a person. Where the server has led on, it is the sign-in.
 */
export const keepDocument = ({ response, event }: Loaded): Response | null =>
  event.type === 'message' && response.status === 200 && !response.redirected ? response : null
