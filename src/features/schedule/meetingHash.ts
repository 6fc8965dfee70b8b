const prefix = '#meeting-'

/** The name of the form of a new meeting. No meeting has it as its id. */
export const newMeetingName = 'new'

/** The hash of an address of My Schedule with an open meeting: of a meeting by its id, or that of an occurrence. */
export const meetingHash = (id: string): string => prefix + encodeURIComponent(id)

/** The id in such a hash; an empty text for any other hash, or a malformed one. */
export function idInHash(hash: string): string {
  if (!hash.startsWith(prefix)) return ''
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    return ''
  }
}
