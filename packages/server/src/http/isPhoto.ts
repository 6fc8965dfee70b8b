import { photoExtensionOf } from '@atrium/contract/core'
import { fileTypeFromFile } from 'file-type/node'

interface PhotoOnDisk {
  name: string
  path: string
}

type PhotoExtension = NonNullable<ReturnType<typeof photoExtensionOf>>

const mediaTypes: Record<PhotoExtension, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Whether the content of a photo matches the file extension. The type stated by the browser is ignored. */
export async function isPhoto({ name, path }: PhotoOnDisk): Promise<boolean> {
  const extension = photoExtensionOf(name)
  return extension !== undefined && (await fileTypeFromFile(path))?.mime === mediaTypes[extension]
}
