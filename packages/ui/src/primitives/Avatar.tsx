import { type PhotoFormat, type PhotoSide, photoAddress } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useContext, useState } from 'react'
import { PhotoHostContext } from '#theme/PhotoHostContext.ts'
import { avatarStyles } from './Avatar.styles.ts'
import { avatarColours } from './avatarColours.ts'
import { initialsOf } from './personName.ts'
import { seedOf } from './seedOf.ts'

/** The sides in pixels on usual and on dense screens. */
const sides = {
  sm: [40, 80],
  md: [40, 80],
  lg: [80, 160],
  full: [160, 320],
} as const satisfies Record<string, readonly [PhotoSide, PhotoSide]>

interface AvatarProps {
  fullname: string
  /** The hash of the photo; without one, and where it does not load, the initials are seen. */
  photo?: string | null | undefined
  /** 28, 40 or 64 px, as wide as its box, or a band across its card. @default 'sm' */
  size?: keyof typeof sides | 'wide'
  /** Names the photo. @default nothing: the name of the person stands beside it */
  alt?: string
}

/** A person: the photo, or the initials on a colour that is always the same for the name. */
export function Avatar({ fullname, photo, size = 'sm', alt = '' }: AvatarProps) {
  const host = useContext(PhotoHostContext)
  const [lost, setLost] = useState<string>()
  const hasPhoto = photo && photo !== lost && size !== 'wide'
  return (
    <chakra.span
      css={avatarStyles}
      data-size={size}
      data-colour={seedOf(fullname) % avatarColours.length}
      data-initials={initialsOf(fullname)}
      aria-hidden={!(hasPhoto && alt) || undefined}
    >
      {hasPhoto && <Photo {...{ host, photo, alt }} sides={sides[size]} onLost={() => setLost(photo)} />}
    </chakra.span>
  )
}

interface PhotoProps {
  host: string
  photo: string
  alt: string
  sides: readonly [usual: PhotoSide, dense: PhotoSide]
  onLost: () => void
}

function Photo({ host, photo, alt, sides: [usual, dense], onLost }: PhotoProps) {
  const address = (side: PhotoSide, format: PhotoFormat) => host + photoAddress(photo, side, format)
  const setOf = (format: PhotoFormat) => `${address(usual, format)}, ${address(dense, format)} 2x`
  return (
    <picture>
      <source type="image/webp" srcSet={setOf('webp')} />
      <img
        src={address(usual, 'jpg')}
        srcSet={setOf('jpg')}
        alt={alt}
        width={usual}
        height={usual}
        loading="lazy"
        decoding="async"
        onError={onLost}
      />
    </picture>
  )
}
