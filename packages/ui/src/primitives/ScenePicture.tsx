import { chakra, type SystemStyleObject } from '@chakra-ui/react'

interface ScenePictureProps {
  /** The name of a file of `public/media/scenes`, which `npm run illustrations` draws. */
  name: 'about-team' | 'about-report' | 'about-cities' | 'chat' | 'not-found' | 'phone' | 'week'
  css?: SystemStyleObject | undefined
  /** `lazy` below the first view. */
  loading?: 'lazy'
}

/** In the layer of the recipes: the recipe of a frame, which comes later, wins. */
const fills = {
  '@layer recipes': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
} as const

/** A drawing that fills its frame: decoration, cropped where it is too large. */
export const ScenePicture = ({ name, css = {}, loading }: ScenePictureProps) => (
  <chakra.img
    src={`/media/scenes/${name}.svg`}
    alt=""
    loading={loading}
    decoding="async"
    css={[fills, css]}
  />
)
