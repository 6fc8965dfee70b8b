import { describedPictureAt } from '@atrium/contract/pictures'
import type { SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Picture } from '#primitives/Picture.tsx'

interface UploadedPictureProps {
  /** A `describedAddress`, or any other. */
  address: string
  sizes: string
  /** @default its description in the language of the page */
  alt?: string | undefined
  loading?: 'lazy' | 'eager' | undefined
  fetchPriority?: 'high' | undefined
  css?: SystemStyleObject | undefined
  /** What stands in its place for any other address. */
  children?: ReactNode
}

/** A picture that an editor has uploaded. */
export function UploadedPicture({ address, alt, children, ...frame }: UploadedPictureProps) {
  const language = useReaderLanguage()
  const picture = describedPictureAt(address)
  return picture ? (
    <Picture {...frame} picture={picture} alt={alt ?? picture.alt?.[language] ?? ''} />
  ) : (
    children
  )
}
