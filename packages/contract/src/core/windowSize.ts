/** The window in which somebody reads a page. */
export interface WindowSize {
  /** As media queries measure it, in em of the browser's default font size. */
  widthEm: number
  /** The pointer is precise, such as a mouse; a finger is not. */
  hasFinePointer: boolean
}

/** The cookie with the window of the reader: the server renders the pages of the staff area for it. */
export const windowCookie = 'window'

/** Reads the cookie: em, to a quarter, and `f` for a fine pointer or `c` for a coarse one, such as `90f`. */
export function readWindowSize(cookie: string | undefined): WindowSize | undefined {
  const [, width, pointer] = /^([1-9]\d{0,2}(?:\.25|\.5|\.75)?)([cf])$/.exec(cookie ?? '') ?? []
  return width === undefined ? undefined : { widthEm: Number(width), hasFinePointer: pointer === 'f' }
}
