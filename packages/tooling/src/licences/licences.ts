/** A package of `package-lock.json`, as far as licences need it. */
interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

/** SPDX names of the licences under which we distribute packages of others: permissive ones only. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // As `@sodaru/yup-to-json-schema` names it.
  'MIT License',
  'MIT-0',
])

/** libvips is a file of its own, unchanged, and can be replaced in `dist`: the LGPL asks for this only. */
const isReplaceable = (name: string) => name.startsWith('@img/sharp-')

/** Whether an SPDX expression of names, OR and AND, as in `(MIT OR Apache-2.0)`, lets us use the package. */
const isAllowed = (licence: string, name: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((one) => allowed.has(one) || (one === 'LGPL-3.0-or-later' && isReplaceable(name))),
    )

/** The packages of production by licence, and those whose licence is missing or not allowed. */
export function readLicences(packages: Record<string, LockedPackage>) {
  const byLicence = new Map<string, string[]>()
  const faults: string[] = []
  for (const [place, { version, license = 'no licence', dev, link }] of Object.entries(packages)) {
    const isInstalled = place.includes('node_modules/') && !link
    if (!isInstalled || dev) continue
    const packageName = place.split('node_modules/').at(-1) ?? ''
    const name = `${packageName} ${version}`
    byLicence.set(license, [...(byLicence.get(license) ?? []), name])
    if (!isAllowed(license, packageName)) faults.push(`${name}: ${license}`)
  }
  return { byLicence, faults }
}
