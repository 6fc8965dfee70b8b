import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { focusOf } from './pictureFocus.ts'

interface ServicePictureProps {
  src: string
  /** The size of the file in pixels, so that the browser reserves its space. */
  size: readonly [width: number, height: number]
  css: SystemStyleObject | undefined
  /**
   * The picture is in the first view and is loaded at once.
   * @default false
   */
  isFirst?: boolean | undefined
  /**
   * The frame is a square in some windows, which shows the part that matters.
   * @default false
   */
  isSquare?: boolean | undefined
}

/** A picture of a service, cropped to its frame: a shipped one is decoration. */
export const ServicePicture = ({
  src,
  size: [width, height],
  css,
  isFirst = false,
  isSquare = false,
}: ServicePictureProps) => (
  <UploadedPicture
    address={src}
    sizes="(min-width: 48rem) 50vw, 100vw"
    loading={isFirst ? 'eager' : 'lazy'}
    css={css}
  >
    <chakra.img
      src={src}
      alt=""
      htmlWidth={width}
      htmlHeight={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      objectPosition={isSquare ? focusOf(src) : undefined}
      css={css ?? {}}
    />
  </UploadedPicture>
)
