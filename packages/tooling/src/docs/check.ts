import { execFileSync } from 'node:child_process'
import { root } from '../lib/paths.mjs'
import { checkDepartures, checkDocs } from './checkDocs.ts'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\0').filter((file) => file !== '')
const faults = [...(await checkDocs(root, files)), ...checkDepartures(root, files)]
for (const { document, line, what } of faults) console.log(`${document}:${line}  ${what}`)
console.log(`${faults.length} faults in the documents`)
process.exitCode = faults.length > 0 ? 1 : 0
