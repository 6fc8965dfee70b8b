/** What a shell wants to know of the page in it. */
export interface ShellContext {
  /** The page stands. */
  onShown: () => void
  /** A problem stands in its place, or no more. */
  onBroken: (isBroken: boolean) => void
}
