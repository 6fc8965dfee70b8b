interface Loaded {
  response: Response
  event: Pick<Event, 'type'>
}

/**
 * Caches the document of the staff area only when the page hands it over together with its code. The document of a
 * navigation belongs to a person, and may belong to a newer version whose code is not cached yet. The frame contains no
 * personal data; its `no-store` is meant for proxies. A redirected answer is not cached.
 */
export const keepDocument = ({ response, event }: Loaded): Response | null =>
  event.type === 'message' && response.status === 200 && !response.redirected ? response : null
