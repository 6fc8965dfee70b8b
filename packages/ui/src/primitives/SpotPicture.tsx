import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface SpotPictureProps extends Omit<HTMLChakraProps<'img'>, 'alt' | 'src'> {
  /** The address of the drawing, a square. */
  src: string
}

/** A small drawing beside a title: decoration, loaded when it comes near. */
export const SpotPicture = (props: SpotPictureProps) => (
  <chakra.img
    alt=""
    htmlWidth={88}
    htmlHeight={88}
    loading="lazy"
    decoding="async"
    borderRadius="card"
    {...props}
  />
)
