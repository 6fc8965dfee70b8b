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

/**
 * The media type of a photo when its content matches the file extension, otherwise `undefined`. The type stated by the
 * browser is ignored.
 */
export async function mediaTypeOfPhoto({ name, path }: PhotoOnDisk): Promise<string | undefined> {
  const extension = photoExtensionOf(name)
  const mediaType = extension && mediaTypes[extension]
  return (await fileTypeFromFile(path))?.mime === mediaType ? mediaType : undefined
}
