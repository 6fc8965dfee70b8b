import { chakra, type SystemStyleObject } from '@chakra-ui/react'
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

/** A drawing of a service: decoration, cropped to its frame. */
export const ServicePicture = ({
  src,
  size: [width, height],
  css,
  isFirst = false,
  isSquare = false,
}: ServicePictureProps) => (
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
)
