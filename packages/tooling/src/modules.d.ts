/** The scripts that run before anything is installed are plain JavaScript. */
declare module '*.mjs'
