import { chakra, type SystemStyleObject } from '@chakra-ui/react'

interface SpotPictureProps {
  /** The address of the drawing, a square. */
  src: string
  css?: SystemStyleObject | undefined
  /** In px. @default 88 */
  size?: number
}

/** A small drawing beside a title: decoration, loaded when it comes near. */
export const SpotPicture = ({ src, css = {}, size = 88 }: SpotPictureProps) => (
  <chakra.img
    src={src}
    alt=""
    htmlWidth={size}
    htmlHeight={size}
    loading="lazy"
    decoding="async"
    css={[{ '@layer recipes': { borderRadius: 'card' } }, css]}
  />
)
