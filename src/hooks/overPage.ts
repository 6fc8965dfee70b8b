/**
 * The state of a history entry for a dialog over the page that leads to it: Back closes the dialog, and the same page does not
 * scroll.
 */
export interface OverPageState {
  isOverPage: true
}

/** Whether the state of a location is that of a dialog over the page. */
export const isOverPage = (state: unknown): boolean =>
  (state as Partial<OverPageState> | null)?.isOverPage === true
