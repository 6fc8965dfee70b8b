import { mkdir, writeFile } from 'node:fs/promises'
import { inPublic, sayFile } from '#paths.ts'
import { illustrations } from './illustrations.ts'

await mkdir(inPublic('media/services'), { recursive: true })
for (const [name, svg] of illustrations()) {
  await writeFile(inPublic('media/services', name), svg)
  sayFile(name, svg.length)
}
