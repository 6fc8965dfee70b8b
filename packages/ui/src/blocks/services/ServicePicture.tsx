import { chakra, type SystemStyleObject } from '@chakra-ui/react'

interface ServicePictureProps {
  src: string
  /** Of the picture itself, in pixels: the browser knows its shape before it has come. */
  size: readonly [width: number, height: number]
  css: SystemStyleObject | undefined
  /**
   * In the first view: loaded at once.
   * @default false
   */
  isFirst?: boolean | undefined
}

/** A drawing of a service: decoration, cropped to its frame. */
export const ServicePicture = ({ src, size: [width, height], css, isFirst = false }: ServicePictureProps) => (
  <chakra.img
    src={src}
    alt=""
    htmlWidth={width}
    htmlHeight={height}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
    css={css ?? {}}
  />
)
