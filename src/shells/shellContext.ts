/** Tells a shell whether a problem stands in the place of the page in it. */
export type ShellContext = (isBroken: boolean) => void
