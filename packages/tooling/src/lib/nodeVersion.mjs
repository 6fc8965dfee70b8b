/** Ends the process with a sentence on a Node that is too old. `paths.mjs` imports this file before it needs anything newer. */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Atrium needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
