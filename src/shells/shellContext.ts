/** Tells a shell whether an error replaces the page in it. */
export type ShellContext = (isBroken: boolean) => void
