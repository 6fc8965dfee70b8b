/** The scripts that run before anything is installed are plain JavaScript. */
declare module '*.mjs'
declare module '@atrium/tooling/hash' {
  /** One hash of the names and contents of files below `base`. */
  export function hashInputs(base: string, inputs: string[]): string
}
declare module '@atrium/tooling/chromium' {
  /** The path of the machine's Chromium; undefined when there is none. */
  export function findChromium(): Promise<string | undefined>
}
