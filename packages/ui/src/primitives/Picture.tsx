import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useContext } from 'react'
import { PictureAddressContext } from '#theme/PictureAddressContext.ts'

export interface PictureSource {
  id: string
  /** Pixels. */
  width: number
  height: number
  /** The point that stays in sight where the frame crops, in per cent from the left and from the top. @default the middle */
  focus?: { x: number; y: number } | undefined
}

interface PictureProps {
  picture: PictureSource
  /** Empty for decoration. */
  alt: string
  /** How wide the picture is shown: the `sizes` of HTML, such as `(min-width: 48rem) 50vw, 100vw`. */
  sizes: string
  /** `eager` in the first view of a page. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined
  fetchPriority?: 'high' | undefined
  css?: SystemStyleObject | undefined
}

const widths = [480, 960, 1600] as const

/** In the layer of the recipes: the style of a frame, which comes later, wins. */
const base = {
  '@layer recipes': { display: 'block', width: 'full', height: 'auto', objectFit: 'cover' },
} as const

/** A picture that an editor has uploaded, in the width that the screen needs. It fills the width of its frame. */
export function Picture({ picture, alt, sizes, loading = 'lazy', fetchPriority, css = {} }: PictureProps) {
  const addressOf = useContext(PictureAddressContext)
  if (!addressOf) return null
  const { id, width, height, focus } = picture
  const offered = widths.filter((_each, place) => place === 0 || (widths[place - 1] ?? 0) < width)
  const setOf = (format: 'avif' | 'webp' | 'jpg') =>
    offered.map((each) => `${addressOf(id, each, format)} ${Math.min(each, width)}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={setOf('webp')} sizes={sizes} />
      <chakra.img
        src={addressOf(id, offered.at(-1) ?? 480, 'jpg')}
        srcSet={setOf('jpg')}
        htmlWidth={width}
        htmlHeight={height}
        {...{ sizes, alt, loading, fetchPriority }}
        decoding="async"
        css={[base, css]}
        {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
      />
    </picture>
  )
}
