import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface ScenePictureProps extends Omit<HTMLChakraProps<'img'>, 'alt' | 'src'> {
  /** The name of a file of `public/media/scenes`, which `npm run illustrations` draws. */
  name: 'about-team' | 'about-report' | 'about-cities' | 'chat' | 'not-found' | 'phone' | 'week'
}

/** A drawing that fills its frame: decoration, cropped where it is too large. */
export const ScenePicture = ({ name, ...rest }: ScenePictureProps) => (
  <chakra.img
    src={`/media/scenes/${name}.svg`}
    alt=""
    decoding="async"
    display="block"
    width="full"
    height="full"
    objectFit="cover"
    {...rest}
  />
)
