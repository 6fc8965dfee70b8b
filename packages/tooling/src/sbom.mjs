/**
 * `npm run sbom`: writes the inventory of the packages of production (CycloneDX) to standard output. `npm sbom --omit dev`
 * is not used: it leaves out a package that any workspace names as a development one, such as React and Fastify.
 */
import { execFileSync } from 'node:child_process'
import { root } from './lib/paths.mjs'

const all = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const bom = JSON.parse(all)
const isOfProduction = ({ properties }) =>
  !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
const components = bom.components.filter(isOfProduction)
const kept = new Set([
  bom.metadata.component['bom-ref'],
  ...components.map((component) => component['bom-ref']),
])
const dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
process.stdout.write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`)
