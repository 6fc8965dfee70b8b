import type { ReactNode } from 'react'
import { UploadedPicture } from './UploadedPicture.tsx'

/** A picture in a text: an uploaded one, in the width of the text at most; its words in the place of any other. */
export const textPicture = (address: string, alt: string): ReactNode => (
  <UploadedPicture
    address={address}
    alt={alt}
    sizes="(min-width: 48rem) 42rem, 100vw"
    css={{ width: 'auto', maxWidth: 'full', borderRadius: 'control' }}
  >
    {alt}
  </UploadedPicture>
)
