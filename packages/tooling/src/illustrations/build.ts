import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { illustrations } from './illustrations.ts'

const target = path.resolve(import.meta.dirname, '../../../../public/media/services')

await mkdir(target, { recursive: true })
for (const [name, svg] of illustrations()) {
  await writeFile(path.join(target, name), svg)
  console.log(`${name.padEnd(34)} ${String(svg.length).padStart(5)} bytes`)
}
