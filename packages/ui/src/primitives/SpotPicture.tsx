import { chakra, type SystemStyleObject } from '@chakra-ui/react'

interface SpotPictureProps {
  /** The address of the drawing, a square. */
  src: string
  css?: SystemStyleObject | undefined
}

/** A small drawing beside a title: decoration, loaded when it comes near. */
export const SpotPicture = ({ src, css = {} }: SpotPictureProps) => (
  <chakra.img
    src={src}
    alt=""
    htmlWidth={88}
    htmlHeight={88}
    loading="lazy"
    decoding="async"
    css={[{ '@layer recipes': { borderRadius: 'card' } }, css]}
  />
)
