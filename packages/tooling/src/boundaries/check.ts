import path from 'node:path'
import { checkTree, describeViolation } from './checkTree.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const { violations, files, imports } = await checkTree(root)
for (const violation of violations) console.log(describeViolation(violation))
console.log(`${files} files, ${imports} imports, ${violations.length} against the import rules`)
process.exitCode = violations.length > 0 ? 1 : 0
