import { mkdir, writeFile } from 'node:fs/promises'
import { formatFile, inPublic } from '#paths.ts'
import { portraits } from './people.ts'
import { drawPortrait } from './portraits.ts'

await mkdir(inPublic('media', 'portraits'), { recursive: true })
for (const [mailbox, look] of Object.entries(portraits)) {
  const picture = await drawPortrait(look)
  await writeFile(inPublic('media', 'portraits', `${mailbox}.webp`), picture)
  formatFile(`${mailbox}.webp`, picture.length)
}
