/** The address of the sandboxed page that shows a CV inside another page (decision 89). */
export const cvViewerPath = '/cv-viewer'

/** The first message to the viewer, with the port for all others. */
export interface ShownCv {
  content: ArrayBuffer
  /** The name of the file. */
  name: string
  /** The tag of the reader's language. */
  language: string
  /** The label of each page, with `{{page}}` and `{{pages}}`. */
  pageLabel: string
}

/** From the page to the viewer. A zoom of 1 fits the width. */
export type CvViewerCommand = { kind: 'zoom'; zoom: number } | { kind: 'page'; page: number }

/** From the viewer to the page. */
export type CvViewerReport =
  | { kind: 'shown'; pages: number }
  /** The page in view. */
  | { kind: 'page'; page: number }
  /** The reader pressed a key for the zoom; 0 resets it. */
  | { kind: 'zoom'; step: 1 | 0 | -1 }
  | { kind: 'failed' }

/** The zooms that the viewer offers. */
export const cvZooms: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
