import { mkdir, writeFile } from 'node:fs/promises'
import { formatFile, inPublic } from '#paths.ts'
import { illustrations } from './illustrations.ts'

for (const [folder, pictures] of Object.entries(illustrations())) {
  await mkdir(inPublic('media', folder), { recursive: true })
  for (const [name, svg] of pictures) {
    await writeFile(inPublic('media', folder, name), svg)
    formatFile(name, svg.length)
  }
}
