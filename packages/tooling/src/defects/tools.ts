import type { UnitDefect } from './defect.ts'

/** Defects of the tools that check the code. */
export const tools: UnitDefect[] = [
  {
    id: 'layers-are-climbed',
    what: 'An import that climbs out of its layer passes the check.',
    file: 'packages/tooling/src/boundaries/checkImport.ts',
    from: "  if (specifier.text.includes('../..')) return 'it climbs out of its layer: use the alias (#layer/file)'\n",
    to: '',
    fails: 'packages/tooling/src/boundaries',
  },
  {
    id: 'small-circles',
    what: 'Two files that import each other pass the check.',
    file: 'packages/tooling/src/boundaries/circles.ts',
    from: 'circle.length > 1',
    to: 'circle.length > 2',
    fails: 'packages/tooling/src/boundaries',
  },
  {
    id: 'stale-build',
    what: 'A changed file is not built again.',
    file: 'packages/tooling/src/lib/hash.mjs',
    from: '{content}',
    to: '{file.length}',
    fails: 'packages/tooling/src/lib/hash',
  },
]
